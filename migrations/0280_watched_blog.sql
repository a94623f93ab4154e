-- Posts are content too: where the database has a replica, pages and suggestions that show them are read there only if it has replayed
-- their last change.
select watch_content('blog_post');
