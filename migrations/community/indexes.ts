/** Text as the lists of the back office search it: syllables taken apart, so that one or two of them have trigrams. */
const trigrams = (table: string, column: string): string =>
  `CREATE INDEX ${table}_${column}_search ON ${table} USING gin (normalize(lower(${column}), NFD) gin_trgm_ops);`

/** Most rows have none of these, so an index holds only the ones that do. */
const sparse = (table: string, column: string): string =>
  `CREATE INDEX ${table}_${column.replace(/_id$/, '')}_idx ON ${table} (${column}) WHERE ${column} IS NOT NULL;`

const KEPT = 'WHERE deleted_at IS NULL'

/** What lists of 2,000,000 reviews and 200,000 posts are read in the order of, and searched by. */
export const CREATE_INDEXES = `
  CREATE INDEX reviews_newest ON reviews (created_at, id) ${KEPT};
  CREATE INDEX reviews_by_status ON reviews (status, created_at, id) ${KEPT};
  CREATE INDEX reviews_by_rating ON reviews (rating, created_at, id) ${KEPT};
  CREATE INDEX reviews_restricted ON reviews (hidden_until) WHERE hidden_until IS NOT NULL;
  ${sparse('reviews', 'deleted_by_id')}
  ${trigrams('reviews', 'content')}

  CREATE INDEX posts_newest ON posts (created_at, id) ${KEPT};
  CREATE INDEX posts_by_board ON posts (board, is_pinned, created_at, id) ${KEPT};
  CREATE INDEX posts_by_status ON posts (status, created_at, id) ${KEPT};
  CREATE INDEX posts_by_suggestion ON posts (suggestion_status, created_at, id)
    WHERE deleted_at IS NULL AND suggestion_status IS NOT NULL;
  CREATE INDEX posts_author_idx ON posts (author_id, created_at, id);
  CREATE INDEX posts_restricted ON posts (hidden_until) WHERE hidden_until IS NOT NULL;
  ${['restaurant_id', 'deleted_by_id', 'answered_by_id'].map((column) => sparse('posts', column)).join('\n')}
  CREATE INDEX posts_updated_at_idx ON posts (updated_at);
  CREATE INDEX posts_created_at_idx ON posts (created_at);
  CREATE INDEX posts_deleted_at_idx ON posts (deleted_at);
  ${trigrams('posts', 'title')}
  ${trigrams('posts', 'content')}

  CREATE INDEX comments_newest ON comments (created_at, id) ${KEPT};
  CREATE INDEX comments_by_status ON comments (status, created_at, id) ${KEPT};
  CREATE INDEX comments_post_idx ON comments (post_id, created_at, id);
  CREATE INDEX comments_author_idx ON comments (author_id, created_at, id);
  CREATE INDEX comments_restricted ON comments (hidden_until) WHERE hidden_until IS NOT NULL;
  ${['parent_id', 'deleted_by_id'].map((column) => sparse('comments', column)).join('\n')}
  CREATE INDEX comments_updated_at_idx ON comments (updated_at);
  CREATE INDEX comments_created_at_idx ON comments (created_at);
  CREATE INDEX comments_deleted_at_idx ON comments (deleted_at);
  ${trigrams('comments', 'content')}

  ${trigrams('users', 'nickname')}
  ${trigrams('users', 'email')}
`

/** Of tables that stay. */
export const DROP_INDEXES = `
  DROP INDEX users_nickname_search, users_email_search, reviews_newest, reviews_by_status, reviews_by_rating,
    reviews_content_search;
`
