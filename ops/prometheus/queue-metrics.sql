-- The publication queue of the content system as Prometheus reads it, from SQLite or PostgreSQL:
-- how many requests wait, the number of the oldest one (0: none waits), how often the most stubborn one was tried,
-- and of pages, sites and redirects how many are online, were refused, or could not be written yet.
SELECT 'passepartout_publication_requests ' || count(*) FROM publication_requests
UNION ALL
SELECT 'passepartout_publication_oldest_request ' || coalesce(min(id), 0) FROM publication_requests
UNION ALL
SELECT 'passepartout_publication_attempts ' || coalesce(max(attempts), 0) FROM publication_requests
UNION ALL
SELECT 'passepartout_publications_online ' || count(*) FROM publications WHERE state = 'online'
UNION ALL
SELECT 'passepartout_publications_refused ' || count(*) FROM publications WHERE state = 'refused'
UNION ALL
SELECT 'passepartout_publications_delayed ' || count(*) FROM publications WHERE state = 'delayed';
