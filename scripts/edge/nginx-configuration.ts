import { about, CURRENCIES, KEYED, KEYS, PRIVATE } from './edge-names.ts'

/** A caching nginx in front of the site; included in the `http` block. */
export function writeNginxConfiguration(): string {
  return `${about('#')}

# Only the 32 currencies become part of the key; anything else is the site's default.
map $cookie_currency $variant {
  default "currency=";
  "~^(?<code>${CURRENCIES})$" "currency=$code";
}
# What pages read of an address, by its very name. Where one of them is there, the whole query is in the key, since nginx
# cannot take it apart; where there are only others, of tracking for example, none of it is.
map $args $choice {
  default "";
  "~(?:^|&)(?:${KEYS})=" $args;
}
# What is made for one visitor comes from the site each time.
map $args $private {
  default "";
  "~(?:^|&)(?:${PRIVATE})=" 1;
}
# The path as the visitor sent it and as the site gets it. \`$uri\` is tidied up: \`/x/../\` would fill the place of \`/\`.
map $request_uri $path {
  "~^(?<sent>[^?]*)" $sent;
}
map $http_accept_encoding $encoding {
  default "";
  "~\\bbr\\b" "br";
  "~\\bgzip\\b" "gzip";
}
proxy_cache_path /var/cache/nginx/passepartout keys_zone=passepartout:50m max_size=5g inactive=1d use_temp_path=off;

server {
  listen 80;
  server_name _;

  location / {
    proxy_pass http://127.0.0.1:3000;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-Host $host;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    # The site shares an answer to an address with parameters only with an edge that says that they are in its key.
    proxy_set_header X-Variant "$variant;${KEYED}";
    proxy_set_header Accept-Encoding $encoding;
    proxy_set_header CF-IPCountry "";

    # The header of what a page is made of takes up to 6 KB; an answer whose headers do not fit would be a 502.
    proxy_buffer_size 16k;
    proxy_buffers 8 16k;

    # What the page is made of is for caches that purge by it.
    proxy_hide_header Surrogate-Key;

    proxy_cache passepartout;
    proxy_cache_key "$scheme://$host$path?$choice $variant $encoding";
    proxy_cache_bypass $cookie_preview $private;
    proxy_no_cache $cookie_preview $private;
    # The key holds everything that \`vary\` names, as this server set it; the visitor's own headers have no say.
    proxy_ignore_headers Vary;
    proxy_cache_lock on;
    # How long a copy stands in while a new one is made, or where the site is down, it says itself: one of an error never, one
    # of a price for its day at most. \`updating\`, \`error\` and \`timeout\` would overrule that. Where the site answers and is out
    # of order, nginx is told here.
    proxy_cache_background_update on;
    proxy_cache_use_stale http_500 http_502 http_503 http_504;
    proxy_cache_methods GET HEAD;
    add_header X-Cache-Status $upstream_cache_status always;
  }
}
`
}
