vcl 4.1;

backend site {
	.host = "web";
	.port = "3000";
	.probe = { .url = "/robots.txt"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

include "/etc/varnish/site.vcl";
