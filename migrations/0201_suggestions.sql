-- Posts are among the suggestions of the search, by the words of their names.
create index blog_post_search_index on blog_post using gin (to_tsvector('simple', order_words(name)));
