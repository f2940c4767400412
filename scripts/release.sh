#!/usr/bin/env bash
# Puts the finished build in place as a release, or goes back to the one before: scripts/release.sh /srv/pt-docs [back]
# It needs no Node. Whatever goes wrong, the release that is served stays, whole.
set -euo pipefail

fail() {
  echo "$1" >&2
  exit 1
}

[ $# -ge 1 ] || fail 'Say where the site is: scripts/release.sh /srv/pt-docs, and "back" behind it for the release before.'
site=$1
part=$site/next-release
mkdir -p "$site/releases"

# One rename switches to a release: no reader meets half of one.
switch_to() {
  ln -sfn "$1" "$site/next"
  mv -T "$site/next" "$site/current"
  echo "$site/current is now $(basename "$1"). Tell the server: nginx -t && nginx -s reload"
}

if [ "${2:-}" = back ]; then
  current=$(readlink "$site/current") || fail "$site has no release yet."
  before=$(find "$site/releases" -mindepth 1 -maxdepth 1 | sort | grep -Fx -B 1 "$current" | head -n 1)
  [ "$before" != "$current" ] || fail "$(basename "$current") is the oldest release that is kept."
  switch_to "$before"
  exit
fi

for file in build/index.html build/404.html build-serving/nginx.conf; do
  [ -s "$file" ] || fail "$file is missing or empty: run npm run build first, in this folder."
done
mkdir "$part" 2>/dev/null ||
  fail "$part is there already: another release is under way, or one was killed. Remove it, then try again."
trap 'rm -rf "$part"; echo "Nothing was released: $site/current is what it was." >&2' EXIT

cp -r build build-serving "$part"/
diff -rq build "$part/build" && diff -rq build-serving "$part/build-serving" ||
  fail 'The copy differs from the build. Is the disk full?'
(cd build && find assets -type f) >"$part/assets.txt"
# Open tabs still ask for the files of the last two builds.
for older in $(find "$site/releases" -mindepth 1 -maxdepth 1 | sort | tail -n 2); do
  (cd "$older/build" && xargs cp -n --parents -t "$part/build") <"$older/assets.txt"
done

release=$site/releases/$(date -u +%Y-%m-%dT%H-%M-%S)
mv "$part" "$release"
trap - EXIT
switch_to "$release"
find "$site/releases" -mindepth 1 -maxdepth 1 | sort | head -n -3 | xargs rm -rf
