import { about } from './edge-names.ts'
import { KEY, writeReceiving } from './vcl-parts.ts'

/** Custom VCL for Fastly, which purges by `surrogate-key` and sends the visitor's address itself. */
export function writeFastlyConfiguration(): string {
  return `${about('#')}

sub vcl_recv {
  #FASTLY recv
  set req.http.X-Forwarded-Proto = if(req.is_ssl, "https", "http");
${writeReceiving()}
  return (lookup);
}

sub vcl_hash {
  set req.hash += ${KEY};
  #FASTLY hash
  return (hash);
}

sub vcl_miss {
  #FASTLY miss
  unset bereq.http.X-Choice;
  return (fetch);
}

sub vcl_pass {
  #FASTLY pass
  unset bereq.http.X-Choice;
  return (pass);
}

sub vcl_fetch {
  #FASTLY fetch
  if (beresp.http.Cache-Control ~ "private|no-store" || beresp.http.Set-Cookie) {
    return (pass);
  }
  return (deliver);
}
`
}
