# Made by `npm run edge` from apps/site/src/request/address/page-parameters.ts: change that, not this.
# What it does and why: docs/how-to/cdn.md.

sub vcl_recv {
  #FASTLY recv
  set req.http.X-Forwarded-Proto = if(req.is_ssl, "https", "http");
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
  return (lookup);
}

sub vcl_hash {
  set req.hash += req.http.X-Forwarded-Proto + "://" + req.http.Host + regsub(req.url, "[?].*$", "") + "?" + req.http.X-Choice + " " + req.http.X-Variant;
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
