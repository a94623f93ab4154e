-- Countries become ISO 3166-1 codes in capitals: alpha-3 codes, English names, `uk` and `el` as addresses, zones, rates and settings had
-- them. A text that names no country stays as it is, but in settings, where it meant nothing. Running it again changes nothing.

-- How each country is written, without case, accents and punctuation, by its code.
create temporary table country_text on commit drop as
select code, text
from jsonb_each('{
"AD":["ad","and","andorra"],
"AE":["ae","are","united arab emirates"],
"AF":["af","afg","afghanistan"],
"AG":["ag","atg","antigua and barbuda"],
"AI":["ai","aia","anguilla"],
"AL":["al","alb","albania"],
"AM":["am","arm","armenia"],
"AO":["ao","ago","angola"],
"AQ":["aq","ata","antarctica"],
"AR":["ar","arg","argentina"],
"AS":["as","asm","american samoa"],
"AT":["at","aut","austria"],
"AU":["au","aus","australia"],
"AW":["aw","abw","aruba"],
"AX":["ax","ala","aland islands"],
"AZ":["az","aze","azerbaijan"],
"BA":["ba","bih","bosnia and herzegovina","bosnia"],
"BB":["bb","brb","barbados"],
"BD":["bd","bgd","bangladesh"],
"BE":["be","bel","belgium"],
"BF":["bf","bfa","burkina faso"],
"BG":["bg","bgr","bulgaria"],
"BH":["bh","bhr","bahrain"],
"BI":["bi","bdi","burundi"],
"BJ":["bj","ben","benin"],
"BL":["bl","blm","saint barthelemy","st barthelemy"],
"BM":["bm","bmu","bermuda"],
"BN":["bn","brn","brunei darussalam","brunei"],
"BO":["bo","bol","bolivia plurinational state of","bolivia"],
"BQ":["bq","bes","bonaire sint eustatius and saba","caribbean netherlands"],
"BR":["br","bra","brazil"],
"BS":["bs","bhs","bahamas"],
"BT":["bt","btn","bhutan"],
"BV":["bv","bvt","bouvet island"],
"BW":["bw","bwa","botswana"],
"BY":["by","blr","belarus"],
"BZ":["bz","blz","belize"],
"CA":["ca","can","canada"],
"CC":["cc","cck","cocos (keeling) islands","cocos islands"],
"CD":["cd","cod","congo democratic republic of the","congo kinshasa"],
"CF":["cf","caf","central african republic"],
"CG":["cg","cog","congo","congo brazzaville"],
"CH":["ch","che","switzerland"],
"CI":["ci","civ","cote divoire","ivory coast"],
"CK":["ck","cok","cook islands"],
"CL":["cl","chl","chile"],
"CM":["cm","cmr","cameroon"],
"CN":["cn","chn","china"],
"CO":["co","col","colombia"],
"CR":["cr","cri","costa rica"],
"CU":["cu","cub","cuba"],
"CV":["cv","cpv","cabo verde","cape verde"],
"CW":["cw","cuw","curacao"],
"CX":["cx","cxr","christmas island"],
"CY":["cy","cyp","cyprus"],
"CZ":["cz","cze","czechia","czech republic"],
"DE":["de","deu","germany"],
"DJ":["dj","dji","djibouti"],
"DK":["dk","dnk","denmark"],
"DM":["dm","dma","dominica"],
"DO":["do","dom","dominican republic"],
"DZ":["dz","dza","algeria"],
"EC":["ec","ecu","ecuador"],
"EE":["ee","est","estonia"],
"EG":["eg","egy","egypt"],
"EH":["eh","esh","western sahara"],
"ER":["er","eri","eritrea"],
"ES":["es","esp","spain"],
"ET":["et","eth","ethiopia"],
"FI":["fi","fin","finland"],
"FJ":["fj","fji","fiji"],
"FK":["fk","flk","falkland islands (malvinas)","falkland islands"],
"FM":["fm","fsm","micronesia federated states of","micronesia"],
"FO":["fo","fro","faroe islands"],
"FR":["fr","fra","france"],
"GA":["ga","gab","gabon"],
"GB":["gb","gbr","united kingdom of great britain and northern ireland","united kingdom","uk","great britain"],
"GD":["gd","grd","grenada"],
"GE":["ge","geo","georgia"],
"GF":["gf","guf","french guiana"],
"GG":["gg","ggy","guernsey"],
"GH":["gh","gha","ghana"],
"GI":["gi","gib","gibraltar"],
"GL":["gl","grl","greenland"],
"GM":["gm","gmb","gambia"],
"GN":["gn","gin","guinea"],
"GP":["gp","glp","guadeloupe"],
"GQ":["gq","gnq","equatorial guinea"],
"GR":["gr","grc","greece","el"],
"GS":["gs","sgs","south georgia and the south sandwich islands","south georgia and south sandwich islands"],
"GT":["gt","gtm","guatemala"],
"GU":["gu","gum","guam"],
"GW":["gw","gnb","guinea bissau"],
"GY":["gy","guy","guyana"],
"HK":["hk","hkg","hong kong","hong kong sar china"],
"HM":["hm","hmd","heard island and mcdonald islands","heard and mcdonald islands"],
"HN":["hn","hnd","honduras"],
"HR":["hr","hrv","croatia"],
"HT":["ht","hti","haiti"],
"HU":["hu","hun","hungary"],
"ID":["id","idn","indonesia"],
"IE":["ie","irl","ireland"],
"IL":["il","isr","israel"],
"IM":["im","imn","isle of man"],
"IN":["in","ind","india"],
"IO":["io","iot","british indian ocean territory"],
"IQ":["iq","irq","iraq"],
"IR":["ir","irn","iran islamic republic of","iran"],
"IS":["is","isl","iceland"],
"IT":["it","ita","italy"],
"JE":["je","jey","jersey"],
"JM":["jm","jam","jamaica"],
"JO":["jo","jor","jordan"],
"JP":["jp","jpn","japan"],
"KE":["ke","ken","kenya"],
"KG":["kg","kgz","kyrgyzstan"],
"KH":["kh","khm","cambodia"],
"KI":["ki","kir","kiribati"],
"KM":["km","com","comoros"],
"KN":["kn","kna","saint kitts and nevis","st kitts and nevis"],
"KP":["kp","prk","korea democratic peoples republic of","north korea"],
"KR":["kr","kor","korea republic of","south korea"],
"KW":["kw","kwt","kuwait"],
"KY":["ky","cym","cayman islands"],
"KZ":["kz","kaz","kazakhstan"],
"LA":["la","lao","lao peoples democratic republic","laos"],
"LB":["lb","lbn","lebanon"],
"LC":["lc","lca","saint lucia","st lucia"],
"LI":["li","lie","liechtenstein"],
"LK":["lk","lka","sri lanka"],
"LR":["lr","lbr","liberia"],
"LS":["ls","lso","lesotho"],
"LT":["lt","ltu","lithuania"],
"LU":["lu","lux","luxembourg"],
"LV":["lv","lva","latvia"],
"LY":["ly","lby","libya"],
"MA":["ma","mar","morocco"],
"MC":["mc","mco","monaco"],
"MD":["md","mda","moldova republic of","moldova"],
"ME":["me","mne","montenegro"],
"MF":["mf","maf","saint martin (french part)","saint martin","st martin"],
"MG":["mg","mdg","madagascar"],
"MH":["mh","mhl","marshall islands"],
"MK":["mk","mkd","north macedonia","macedonia"],
"ML":["ml","mli","mali"],
"MM":["mm","mmr","myanmar","myanmar (burma)"],
"MN":["mn","mng","mongolia"],
"MO":["mo","mac","macao","macao sar china","macau"],
"MP":["mp","mnp","northern mariana islands"],
"MQ":["mq","mtq","martinique"],
"MR":["mr","mrt","mauritania"],
"MS":["ms","msr","montserrat"],
"MT":["mt","mlt","malta"],
"MU":["mu","mus","mauritius"],
"MV":["mv","mdv","maldives"],
"MW":["mw","mwi","malawi"],
"MX":["mx","mex","mexico"],
"MY":["my","mys","malaysia"],
"MZ":["mz","moz","mozambique"],
"NA":["na","nam","namibia"],
"NC":["nc","ncl","new caledonia"],
"NE":["ne","ner","niger"],
"NF":["nf","nfk","norfolk island"],
"NG":["ng","nga","nigeria"],
"NI":["ni","nic","nicaragua"],
"NL":["nl","nld","netherlands kingdom of the","netherlands"],
"NO":["no","nor","norway"],
"NP":["np","npl","nepal"],
"NR":["nr","nru","nauru"],
"NU":["nu","niu","niue"],
"NZ":["nz","nzl","new zealand"],
"OM":["om","omn","oman"],
"PA":["pa","pan","panama"],
"PE":["pe","per","peru"],
"PF":["pf","pyf","french polynesia"],
"PG":["pg","png","papua new guinea"],
"PH":["ph","phl","philippines"],
"PK":["pk","pak","pakistan"],
"PL":["pl","pol","poland"],
"PM":["pm","spm","saint pierre and miquelon","st pierre and miquelon"],
"PN":["pn","pcn","pitcairn","pitcairn islands"],
"PR":["pr","pri","puerto rico"],
"PS":["ps","pse","palestine state of","palestinian territories","palestine"],
"PT":["pt","prt","portugal"],
"PW":["pw","plw","palau"],
"PY":["py","pry","paraguay"],
"QA":["qa","qat","qatar"],
"RE":["re","reu","reunion"],
"RO":["ro","rou","romania"],
"RS":["rs","srb","serbia"],
"RU":["ru","rus","russian federation","russia"],
"RW":["rw","rwa","rwanda"],
"SA":["sa","sau","saudi arabia"],
"SB":["sb","slb","solomon islands"],
"SC":["sc","syc","seychelles"],
"SD":["sd","sdn","sudan"],
"SE":["se","swe","sweden"],
"SG":["sg","sgp","singapore"],
"SH":["sh","shn","saint helena ascension and tristan da cunha","st helena","saint helena"],
"SI":["si","svn","slovenia"],
"SJ":["sj","sjm","svalbard and jan mayen"],
"SK":["sk","svk","slovakia"],
"SL":["sl","sle","sierra leone"],
"SM":["sm","smr","san marino"],
"SN":["sn","sen","senegal"],
"SO":["so","som","somalia"],
"SR":["sr","sur","suriname"],
"SS":["ss","ssd","south sudan"],
"ST":["st","stp","sao tome and principe"],
"SV":["sv","slv","el salvador"],
"SX":["sx","sxm","sint maarten (dutch part)","sint maarten"],
"SY":["sy","syr","syrian arab republic","syria"],
"SZ":["sz","swz","eswatini","swaziland"],
"TC":["tc","tca","turks and caicos islands"],
"TD":["td","tcd","chad"],
"TF":["tf","atf","french southern territories"],
"TG":["tg","tgo","togo"],
"TH":["th","tha","thailand"],
"TJ":["tj","tjk","tajikistan"],
"TK":["tk","tkl","tokelau"],
"TL":["tl","tls","timor leste","east timor"],
"TM":["tm","tkm","turkmenistan"],
"TN":["tn","tun","tunisia"],
"TO":["to","ton","tonga"],
"TR":["tr","tur","turkiye","turkey"],
"TT":["tt","tto","trinidad and tobago"],
"TV":["tv","tuv","tuvalu"],
"TW":["tw","twn","taiwan province of china","taiwan"],
"TZ":["tz","tza","tanzania united republic of","tanzania"],
"UA":["ua","ukr","ukraine"],
"UG":["ug","uga","uganda"],
"UM":["um","umi","united states minor outlying islands","us outlying islands"],
"US":["us","usa","united states of america","united states"],
"UY":["uy","ury","uruguay"],
"UZ":["uz","uzb","uzbekistan"],
"VA":["va","vat","holy see","vatican city"],
"VC":["vc","vct","saint vincent and the grenadines","st vincent and grenadines","saint vincent and grenadines"],
"VE":["ve","ven","venezuela bolivarian republic of","venezuela"],
"VG":["vg","vgb","virgin islands (british)","british virgin islands"],
"VI":["vi","vir","virgin islands (us)","us virgin islands"],
"VN":["vn","vnm","viet nam","vietnam"],
"VU":["vu","vut","vanuatu"],
"WF":["wf","wlf","wallis and futuna"],
"WS":["ws","wsm","samoa"],
"YE":["ye","yem","yemen"],
"YT":["yt","myt","mayotte"],
"ZA":["za","zaf","south africa"],
"ZM":["zm","zmb","zambia"],
"ZW":["zw","zwe","zimbabwe"]
}'::jsonb) as by_code (code, texts), jsonb_array_elements_text(texts) as text;
create index country_text_index on country_text (text);
analyze country_text;

create function pg_temp.folded(sent text) returns text language sql immutable as $$
  select regexp_replace(normalize(trim(regexp_replace(
    translate(replace(replace(replace(replace(
      lower(regexp_replace(normalize(replace(sent, '&', ' and '), NFKD), '[\u0300-\u036F''’ʻʼ`´.]', '', 'g')),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'øłđðı', 'olddi'),
    '[-\s_,/‐‑‒–—―]+', ' ', 'g')), NFC), '^the ', '')
$$;

-- Null: the text names no country.
create function pg_temp.country_code(sent text) returns text language sql stable as $$
  select code from country_text where text = pg_temp.folded(sent)
$$;

-- Addresses are many and differ little: each text is looked up once.
create temporary table country_pair on commit drop as
select country, code
from (
  select country from cart_address
  union select country from order_address
  union select country from customer_address
  union select country from shipping_zone_country
  union select country from shipping_zone_province
) as written, pg_temp.country_code(country) as code
where code <> country;
analyze country_pair;

update cart_address address set country = pair.code from country_pair pair where pair.country = address.country;
update order_address address set country = pair.code from country_pair pair where pair.country = address.country;
update customer_address address set country = pair.code from country_pair pair where pair.country = address.country;

-- A zone may have named a country in two ways. Stored quotes are asked for again where a zone reaches further now.
update shipping_revision set revision = revision + 1
where exists (select from shipping_zone_country join country_pair using (country));
insert into shipping_zone_country (zone_id, country)
select zone.zone_id, pair.code from shipping_zone_country zone join country_pair pair using (country)
on conflict do nothing;
insert into shipping_zone_province (zone_id, country, province)
select zone.zone_id, pair.code, zone.province from shipping_zone_province zone join country_pair pair using (country)
on conflict do nothing;
delete from shipping_zone_province zone using country_pair pair where pair.country = zone.country;
delete from shipping_zone_country zone using country_pair pair where pair.country = zone.country;

-- The entries of a rate, each once.
update tax_rate rate set country = list.codes
from (
  select tax_rate_id, string_agg(code, ',' order by first) as codes
  from (
    select rate.tax_rate_id, coalesce(pg_temp.country_code(entry.text), trim(entry.text)) as code, min(entry.place) as first
    from tax_rate rate, unnest(string_to_array(rate.country, ',')) with ordinality as entry (text, place)
    where rate.country <> '*'
    group by 1, 2
  ) as entries
  group by tax_rate_id
) as list
where list.tax_rate_id = rate.tax_rate_id and list.codes <> rate.country;

update setting set value = list.codes
from (
  select setting.name, coalesce(jsonb_agg(found.code order by entry.place) filter (where found.code is not null), '[]') as codes
  from setting,
    jsonb_array_elements_text(case jsonb_typeof(value) when 'array' then value else '[]' end) with ordinality as entry (text, place)
    left join lateral (select pg_temp.country_code(entry.text) as code) as found on true
  where setting.name in ('returnCountries', 'deliveryCountries', 'legalCountries')
  group by setting.name
) as list
where list.name = setting.name and list.codes <> setting.value;

drop function pg_temp.country_code(text);
drop function pg_temp.folded(text);
