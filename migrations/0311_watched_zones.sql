-- Whether the shop ships anywhere is content too: the foot of pages names the ways to pay by it.
select watch_content('shipping_zone');
