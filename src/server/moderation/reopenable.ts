/** SQL for a report `r` that can wait again: one pending a member and item, and its reporter may have sent another. */
export const REOPENABLE = `NOT EXISTS (SELECT FROM reports again WHERE again.status = 'pending'
  AND again.reporter_id = r.reporter_id AND (again.comment_id, again.post_id, again.review_id)
    IS NOT DISTINCT FROM (r.comment_id, r.post_id, r.review_id))`
