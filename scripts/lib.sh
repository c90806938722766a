# shellcheck shell=bash
# What scripts/marcador, scripts/test and .ci/run share. Bash 3.2 (that of macOS) is enough.
# Sourced: it defines functions and does nothing by itself. The caller has set `root`, the folder of
# the package.

# say SPANISH ENGLISH: one line on standard error, in the language of the locale, else in Spanish.
say() {
  case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in
    en*) printf '%s\n' "$2" >&2 ;;
    *) printf '%s\n' "$1" >&2 ;;
  esac
}

# fail SPANISH ENGLISH: the same, and the end.
fail() {
  say "error: $1" "error: $2"
  exit 1
}

have() {
  command -v "$1" >/dev/null 2>&1
}

# Everything that building needs; asks the network for nothing that is there.
prepare() {
  need_libraries
  need_swift
  need_toolchain_libraries
}

# The C libraries that Package.swift names, and pkg-config, which tells SwiftPM where they are.
need_libraries() {
  local missing=() library
  have pkg-config || missing+=(pkg-config)
  for library in cmark curl libmicrohttpd xxhash jemalloc; do
    # The memory of macOS needs no help.
    if [ "$library" = jemalloc ] && [ "$(uname)" != Linux ]; then continue; fi
    have pkg-config && pkg-config --exists "$(pkg_config_name "$library")" || missing+=("$library")
  done
  if [ "${#missing[@]}" -eq 0 ]; then return; fi

  local why_es="cmark convierte Markdown, curl habla con servidores, libmicrohttpd sirve la vista previa, xxhash compara ficheros, jemalloc reparte la memoria, pkg-config los encuentra"
  local why_en="cmark converts Markdown, curl talks to servers, libmicrohttpd serves the preview, xxhash compares files, jemalloc hands out memory, pkg-config finds them"
  if have apt-get; then
    local packages=() name
    for name in "${missing[@]}"; do
      case "$name" in
        pkg-config) packages+=(pkg-config) ;;
        curl) packages+=(libcurl4-openssl-dev) ;;
        libmicrohttpd) packages+=(libmicrohttpd-dev) ;;
        *) packages+=("lib$name-dev") ;;
      esac
    done
    install_with_apt "$why_es" "$why_en" "${packages[@]}"
  elif have brew; then
    say "se instala con brew: ${missing[*]} ($why_es)" \
      "installing with brew: ${missing[*]} ($why_en)"
    brew install "${missing[@]}" </dev/null >&2 ||
      fail "brew no pudo instalar: ${missing[*]}" "brew could not install: ${missing[*]}"
  else
    fail "falta instalar, con lo necesario para desarrollar: ${missing[*]} ($why_es)" \
      "to be installed, with their development files: ${missing[*]} ($why_en)"
  fi
}

pkg_config_name() {
  case "$1" in
    cmark | curl | xxhash) echo "lib$1" ;;
    *) echo "$1" ;;
  esac
}

# Puts `swift` on the PATH, or says how to get it.
need_swift() {
  if have swift; then return; fi
  local folder
  for folder in /opt/swift/usr/bin "$HOME/.local/share/swiftly/bin" "$HOME/.swiftly/bin"; do
    if [ -x "$folder/swift" ]; then
      PATH="$folder:$PATH"
      return
    fi
  done
  fail "no se encuentra Swift (hace falta 6.2 o posterior); siga https://www.swift.org/install y compruebe que «swift --version» funciona" \
    "Swift was not found (6.2 or later is needed); follow https://www.swift.org/install and check that 'swift --version' works"
}

# What the release is built with, beside `-c release`, as the array `release_options`. On Linux the runtime
# of Swift becomes part of the program, where the toolchain has it for that: calls into it are then
# direct, which saves a tenth of the time of a build of a site, and the program runs without Swift.
choose_release_options() {
  release_options=(-c release)
  if [ "$(uname)" != Linux ]; then return; fi
  local runtime
  runtime=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  if [ -n "$runtime" ] && [ -f "${runtime}_static/linux/libswiftCore.a" ]; then
    release_options+=(--static-swift-stdlib)
  fi
}

# What the Swift toolchain itself needs from the system: libraries to start, a linker and the headers
# of C and C++ to compile. A toolchain that was only unpacked on a bare Linux lacks them.
need_toolchain_libraries() {
  if toolchain_works; then return; fi
  local why_es="Swift los necesita para compilar" why_en="Swift needs them to compile"
  if have apt-get; then
    install_with_apt "$why_es" "$why_en" g++ libcurl4 libncurses6 libsqlite3-0 libxml2
  fi
  toolchain_works || fail "Swift está instalado pero no funciona: $(swift build --version 2>&1 | tail -n 1)" \
    "Swift is installed but does not work: $(swift build --version 2>&1 | tail -n 1)"
}

toolchain_works() {
  swift build --version >/dev/null 2>&1 || return 1
  [ "$(uname)" != Linux ] || { have ld && [ -e /usr/include/stdio.h ] && [ -d /usr/include/c++ ]; }
}

# install_with_apt WHY_IN_SPANISH WHY_IN_ENGLISH PACKAGE…
install_with_apt() {
  local why_es=$1 why_en=$2
  shift 2
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    have sudo || fail "faltan paquetes ($why_es); instálelos como administrador: apt-get install $*" \
      "packages are missing ($why_en); install them as administrator: apt-get install $*"
    as_root=(sudo)
    # Where nobody can type a password, asking for one would wait for ever.
    [ -t 0 ] || as_root=(sudo -n)
  fi
  say "se instala con apt-get: $* ($why_es)" "installing with apt-get: $* ($why_en)"

  # A machine that never asked has no lists of packages, and a mirror may be busy for a moment. When
  # no update works, the lists that are there may still do.
  local try log
  for try in 1 2 3; do
    if log=$(${as_root[@]+"${as_root[@]}"} apt-get -qq update </dev/null 2>&1); then break; fi
    if [ "$try" -lt 3 ]; then sleep $((try * 5)); fi
  done
  log+=$'\n'$(${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get -qq \
    -o Dpkg::Use-Pty=0 -o Acquire::Retries=3 install -y --no-install-recommends "$@" \
    </dev/null 2>&1) || {
    printf '%s\n' "$log" >&2
    fail "apt-get no pudo instalar: $*" "apt-get could not install: $*"
  }
}
