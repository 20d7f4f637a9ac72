import { about } from './edge-names.ts'
import { KEY, writeReceiving } from './vcl-parts.ts'

/**
 * Varnish 6.1 or later behind a TLS proxy that sets `X-Forwarded-Proto` and `X-Forwarded-For`. It purges by bans, which need no
 * module.
 */
export function writeVarnishConfiguration(): string {
  return `vcl 4.1;
import std;
${about('#')}

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  # The site says what to forget, with the secret that VARNISH_TOKEN is here and there.
  if (req.method == "PURGE") {
    if (std.getenv("VARNISH_TOKEN") == "" || req.http.Authorization != "Bearer " + std.getenv("VARNISH_TOKEN")) {
      return (synth(403, "Forbidden"));
    }
    if (!req.http.xkey-purge) {
      return (synth(400, "Bad Request"));
    }
    # Any other character of a tag is any one, so that none has a meaning.
    ban("obj.http.xkey ~ (?:^|\\s)(?:" + regsuball(regsuball(req.http.xkey-purge, "[^A-Za-z0-9:_/% -]", "."), " +", "|") + ")(?:\\s|$)");
    return (synth(200, "Purged"));
  }
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

# \`s-maxage\`, \`stale-while-revalidate\` and \`private\` are taken from the answer by Varnish itself.
sub vcl_backend_response {
  if (!beresp.http.xkey) {
    set beresp.http.xkey = beresp.http.surrogate-key;
  }
}

# What a page is made of is not for visitors; a cache further out that purges by it needs \`surrogate-key\`.
sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.surrogate-key;
}
`
}
