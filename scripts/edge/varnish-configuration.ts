import { about } from './edge-names.ts'
import { KEY, writeReceiving } from './vcl-parts.ts'

/** Varnish 6.1 or later behind something that speaks TLS and sets `X-Forwarded-Proto` and `X-Forwarded-For`. */
export function writeVarnishConfiguration(): string {
  return `vcl 4.1;
${about('#')}

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
${writeReceiving()}
  # The cookies that are left have no say in a page.
  return (hash);
}

sub vcl_hash {
  hash_data(${KEY});
  return (lookup);
}

sub vcl_backend_fetch {
  unset bereq.http.X-Choice;
}

# \`s-maxage\`, \`stale-while-revalidate\` and \`private\` are taken from the answer by Varnish itself. A purge by what a page is made
# of needs the module xkey, whose header is \`xkey\`.
sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.surrogate-key;
}
`
}
