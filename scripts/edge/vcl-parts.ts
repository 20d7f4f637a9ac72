import { CURRENCIES, KEYED, KEYS, PRIVATE } from './edge-names.ts'

/** The common parts of Varnish and Fastly. */

/** For `vcl_recv`: request headers for the site, and the part of the query that is in the key. */
export function writeReceiving(): string {
  return `  set req.http.X-Forwarded-Host = req.http.Host;
  unset req.http.CF-IPCountry;
  # Only the 32 currencies become part of the key; anything else is the site's default.
  set req.http.X-Currency = "";
  if (req.http.Cookie ~ "(?:^|; *)currency=(?:${CURRENCIES})(?:;|$)") {
    set req.http.X-Currency = regsub(req.http.Cookie, "^(?:.*; *)?currency=(${CURRENCIES})(?:;.*)?$", "\\1");
  }
  # The site shares an answer to an address with parameters only with an edge that says that they are in its key.
  set req.http.X-Variant = "currency=" + req.http.X-Currency + ";${KEYED}";
  unset req.http.X-Currency;
  # What pages read of an address, by its very name, in the order in which it came; all else is not in the key.
  set req.http.X-Choice = regsub(req.url, "^[^?]*\\??", "");
  set req.http.X-Choice = regsuball(req.http.X-Choice, "${OTHERS}", "");
  set req.http.X-Choice = regsub(req.http.X-Choice, "^&", "");
  # What is made for one visitor comes from the site each time.
  if (req.http.Cookie ~ "(?:^|; *)preview=" || req.url ~ "[?&](?:${PRIVATE})=") {
    return (pass);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }`
}

/** Query parameters that are not in the key. */
const OTHERS = `(?:^|&)(?!(?:${KEYS})=)[^&]*`

/** The path as sent, and the query parameters that pages read. */
export const KEY = `req.http.X-Forwarded-Proto + "://" + req.http.Host + regsub(req.url, "[?].*$", "") + "?" + req.http.X-Choice + " " + req.http.X-Variant`
