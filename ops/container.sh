#!/bin/sh
# What the image runs (ops/Containerfile): site, content-system or prepare; and health, which asks the one that runs here.
set -eu
node='node --disable-warning=ExperimentalWarning'
case "${1:-site}" in
site)
  cd /app/apps/site
  export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536
  exec $node --max-semi-space-size=16 --heap-growing-percent=100 --v8-pool-size=1 dist/server/main.js
  ;;
content-system)
  cd /app/apps/cms
  exec $node /app/node_modules/next/dist/bin/next start --port "${CMS_PORT:-3001}" --hostname "${CMS_HOST:-0.0.0.0}"
  ;;
prepare)
  cd /app/apps/cms
  $node src/scripts/migrate.ts
  exec $node --max-semi-space-size=64 src/scripts/republish.ts
  ;;
health)
  # Process 1 is the one that the container was started for.
  port="${SITE_INTERNAL_PORT:-3010}"
  case "$(tr '\0' ' ' </proc/1/cmdline)" in *next*) port="${CMS_PORT:-3001}" ;; esac
  exec node -e "fetch('http://127.0.0.1:$port/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
  ;;
*)
  echo "There is no \"$1\": site, content-system or prepare." >&2
  exit 2
  ;;
esac
