vcl 4.1;

# The cache in front of the site: pages are stored by the tags the site names, and purged when these change (docs/decisions/0025).
# Needs a backend named `site`, http_gzip_support off (the site compresses better), and a second listening address named `purge`, only for the site.

import std;
import xkey;

sub vcl_recv {
	# `X-Stale`: the site failed, so a purged page is better than none.
	if (req.restarts == 0) {
		unset req.http.X-Stale;
	}
	unset req.http.X-First-Visit;
	unset req.http.X-Part;

	if (local.socket == "purge") {
		if (req.method != "PURGE" || !req.http.xkey-purge) {
			return (synth(405, "Only PURGE"));
		}
		return (synth(200, "" + xkey.softpurge(req.http.xkey-purge)));
	}

	if (req.method == "PURGE") {
		return (synth(405));
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# For one person, or never the same.
	if (req.url ~ "^/(?:nl/)?(?:admin|api(?!/docs$)|go|random|dev|preview|mcp|profile|shortlists)(?:[/?]|$)" || req.http.Authorization || req.http.Cookie ~ "__prerender_bypass=") {
		return (pass);
	}
	# Campaigns and the router's parameter don't change a page; anything else may.
	if (req.url ~ "\?") {
		set req.http.X-Url = regsub(regsuball(req.url, "(?<=[?&])(?:utm_[a-z]+|gclid|fbclid|msclkid|_rsc)=[^&]*&?", ""), "[?&]$", "");
		if (req.http.X-Url ~ "\?") {
			unset req.http.X-Url;
			return (pass);
		}
		set req.url = req.http.X-Url;
		unset req.http.X-Url;
	}

	if (std.healthy(req.backend_hint) && !req.http.X-Stale) {
		set req.grace = 0s;
	}

	# As `domain/first-visit` decides. These pages read no cookie: this one only says that the language is settled.
	set req.http.X-First-Visit = "";
	if (req.http.Cookie !~ "(?:^|;\s*)NEXT_LOCALE=" && req.http.Accept-Language) {
		if (req.http.Accept-Language ~ "^(?:(?!(?<![A-Za-z-])[eE][nN](?![A-Za-z])).)*?(?<![A-Za-z-])[nN][lL](?![A-Za-z]).*$") {
			if (req.url !~ "^/nl(?:/|$)") {
				set req.http.X-First-Visit = "nl";
			}
		} elsif (req.url ~ "^/nl(?:/|$)" && req.http.Accept-Language !~ "^\s*[*]\s*(?:;[^,]*)?$") {
			set req.http.X-First-Visit = "en";
		}
	}
	if (req.http.X-First-Visit == "") {
		set req.http.Cookie = "NEXT_LOCALE=settled";
		unset req.http.Accept-Language;
	} else {
		unset req.http.Cookie;
		set req.http.Accept-Language = req.http.X-First-Visit;
	}

	# What the router asks for of a page.
	unset req.http.Next-Router-State-Tree;
	unset req.http.Next-Url;
	set req.http.X-Part = req.http.RSC + "," + req.http.Next-Router-Prefetch + "," + req.http.Next-Router-Segment-Prefetch;

	if (req.http.Accept-Encoding ~ "\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))") {
		set req.http.Accept-Encoding = "br, gzip";
	} elsif (req.http.Accept-Encoding ~ "\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
	return (hash);
}

sub vcl_hash {
	hash_data(req.http.X-First-Visit);
	hash_data(req.http.X-Part);
	hash_data(req.http.Accept-Encoding);
}

sub vcl_backend_response {
	# Next asks for a parameter that proves the router's headers; they are in the hash here, without those that make no difference.
	if (bereq.http.RSC && beresp.status == 307 && beresp.http.Location ~ "[?&]_rsc") {
		set bereq.url = regsub(beresp.http.Location, "^https?://[^/]+", "");
		return (retry);
	}
	if (beresp.status >= 500) {
		if (bereq.is_bgfetch) {
			return (abandon);
		}
		set beresp.uncacheable = true;
		set beresp.ttl = 0s;
		set beresp.grace = 0s;
		return (deliver);
	}
	# Everything it names is in the hash.
	if (beresp.http.Vary) {
		set beresp.http.X-Vary = beresp.http.Vary;
		unset beresp.http.Vary;
	}
	if (beresp.http.Cache-Control ~ "private|no-store" || beresp.http.Set-Cookie) {
		set beresp.uncacheable = true;
		set beresp.ttl = 60s;
		return (deliver);
	}
	if (bereq.http.X-First-Visit != "" && beresp.status == 307) {
		set beresp.ttl = 1h;
	} elsif (beresp.http.xkey) {
		set beresp.ttl = 7d;
		set beresp.grace = 7d;
		# The site compresses as well as it can after having sent a page once.
		if (beresp.status == 200 && beresp.http.Content-Type ~ "^text/html" && bereq.http.Accept-Encoding
			&& beresp.http.Content-Encoding != regsub(bereq.http.Accept-Encoding, ",.*", "")) {
			set beresp.ttl = 1h;
		}
	} else {
		set beresp.grace = 0s;
	}
}

sub vcl_deliver {
	if (resp.status >= 500 && req.restarts == 0 && req.http.X-Part) {
		set req.http.X-Stale = "1";
		return (restart);
	}
	if (resp.http.X-Vary) {
		set resp.http.Vary = resp.http.X-Vary;
	}
	unset resp.http.X-Vary;
	unset resp.http.xkey;
	unset resp.http.X-Varnish;
	unset resp.http.Via;
	if (obj.hits > 0) {
		set resp.http.X-Cache = "hit";
	} else {
		set resp.http.X-Cache = "miss";
	}
}
