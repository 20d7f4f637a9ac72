vcl 4.1;
import std;
# Made by `npm run edge` from apps/site/src/request/address/page-parameters.ts: change that, not this.
# What it does and why: docs/how-to/cdn.md.

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
    ban("obj.http.xkey ~ (?:^|\s)(?:" + regsuball(regsuball(req.http.xkey-purge, "[^A-Za-z0-9:_/% -]", "."), " +", "|") + ")(?:\s|$)");
    return (synth(200, "Purged"));
  }
  set req.http.X-Forwarded-Host = req.http.Host;
  unset req.http.CF-IPCountry;
  # Only the 32 currencies become part of the key; anything else is the site's default.
  set req.http.X-Currency = "";
  if (req.http.Cookie ~ "(?:^|; *)currency=(?:EUR|USD|AED|SGD|INR|MYR|AZN|AUD|BHD|CAD|CHF|CNY|DKK|EGP|GBP|HKD|IDR|ISK|JPY|KRW|LBP|MOP|MXN|NZD|PLN|QAR|SAR|SEK|TWD|THB|VND|ZAR)(?:;|$)") {
    set req.http.X-Currency = regsub(req.http.Cookie, "^(?:.*; *)?currency=(EUR|USD|AED|SGD|INR|MYR|AZN|AUD|BHD|CAD|CHF|CNY|DKK|EGP|GBP|HKD|IDR|ISK|JPY|KRW|LBP|MOP|MXN|NZD|PLN|QAR|SAR|SEK|TWD|THB|VND|ZAR)(?:;.*)?$", "\1");
  }
  # The site shares an answer to an address with parameters only with an edge that says that they are in its key.
  set req.http.X-Variant = "currency=" + req.http.X-Currency + ";keys=currency,date,variant,tour,adults,children,infants,reviews,when,until,time,min,max,rating,duration,kind,city,with,access,age,language,sort,page,show";
  unset req.http.X-Currency;
  # What pages read of an address, by its very name, in the order in which it came; all else is not in the key.
  set req.http.X-Choice = regsub(req.url, "^[^?]*\??", "");
  set req.http.X-Choice = regsuball(req.http.X-Choice, "(?:^|&)(?!(?:currency|date|variant|tour|adults|children|infants|reviews|when|until|time|min|max|rating|duration|kind|city|with|access|age|language|sort|page|show)=)[^&]*", "");
  set req.http.X-Choice = regsub(req.http.X-Choice, "^&", "");
  # What is made for one visitor comes from the site each time.
  if (req.http.Cookie ~ "(?:^|; *)preview=" || req.url ~ "[?&](?:q|in|ids|start|plan|preview|token|experimentOverride|settings|flowType|variantId|tourId|biLink|promoCode|showFullScreenPax|redirectToMarketplaceBookingFlow|ctaSuffix|viewport|uid|lang|brand|words|width)=") {
    return (pass);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # The cookies that are left have no say in a page.
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.X-Forwarded-Proto + "://" + req.http.Host + regsub(req.url, "[?].*$", "") + "?" + req.http.X-Choice + " " + req.http.X-Variant);
  return (lookup);
}

sub vcl_backend_fetch {
  unset bereq.http.X-Choice;
}

# `s-maxage`, `stale-while-revalidate` and `private` are taken from the answer by Varnish itself.
sub vcl_backend_response {
  if (!beresp.http.xkey) {
    set beresp.http.xkey = beresp.http.surrogate-key;
  }
}

# What a page is made of is not for visitors; a cache further out that purges by it needs `surrogate-key`.
sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.surrogate-key;
}
