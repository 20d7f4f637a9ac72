-- The publication queue of the content system as Prometheus reads it, from SQLite or PostgreSQL:
-- how many requests wait, the number of the oldest one (0: none waits), and how often the most stubborn one was tried.
SELECT 'passepartout_publication_requests ' || count(*) FROM publication_requests
UNION ALL
SELECT 'passepartout_publication_oldest_request ' || coalesce(min(id), 0) FROM publication_requests
UNION ALL
SELECT 'passepartout_publication_attempts ' || coalesce(max(attempts), 0) FROM publication_requests;
