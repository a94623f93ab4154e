-- The names of the reasons for returns are translated like those of other records.
select translate_entity('return_reason');
