-- Pages name the right of withdrawal where the shop ships to, so that a change of these countries is a change of content.
create trigger content_change after insert or update or delete on shipping_zone_country
  for each row execute function note_content_change();
create trigger content_change_of_all after truncate on shipping_zone_country
  for each statement execute function note_content_change();
