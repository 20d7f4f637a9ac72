#!/bin/sh
# What the images run (ops/Containerfile): a part by its name; beside one, what people ask for; and health, which asks a part.
set -eu
app=$(cd "$(dirname "$0")/.." && pwd)
node='node --disable-warning=ExperimentalWarning'
case "${1:-}" in
site)
  cd "$app/apps/site"
  export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536
  exec $node --max-semi-space-size=16 --heap-growing-percent=100 --v8-pool-size=1 dist/server/main.js
  ;;
content-system)
  # Where the link in the build leads to.
  mkdir -p /tmp/next-cache
  cd "$app/apps/cms"
  exec $node serve.ts --port "${CMS_PORT:-3001}" --hostname "${CMS_HOST:-0.0.0.0}"
  ;;
prepare)
  cd "$app/apps/cms"
  $node src/scripts/migrate.ts
  exec $node --max-semi-space-size=64 src/scripts/republish.ts
  ;;
create-admin | backup | restore | upload-media)
  script="scripts/$1.ts"
  shift
  cd "$app"
  exec $node "$script" "$@"
  ;;
sandbox)
  cd "$app/apps/sandbox"
  $node src/build-catalogue.ts "$app/apps/sandbox/catalogue" "$app/apps/sandbox/pictures"
  exec $node src/main.ts
  ;;
health)
  case "${2:-}" in
  site) address="${SITE_INTERNAL_PORT:-3010}/healthz" ;;
  content-system) address="${CMS_PORT:-3001}/healthz" ;;
  sandbox) address="${SANDBOX_PORT:-3002}/" ;;
  *) echo 'Of which is the health asked: site, content-system or sandbox?' >&2 && exit 2 ;;
  esac
  exec node -e "fetch('http://127.0.0.1:$address').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
  ;;
*)
  echo "There is no \"${1:-}\": site, content-system, prepare, create-admin, backup, restore, upload-media or sandbox." >&2
  exit 2
  ;;
esac
