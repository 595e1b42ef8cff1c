-- Which spelling belongs to which restaurant: questions, decisions, and duplicates.

CREATE TYPE enum_match_reviews_evidence AS ENUM ('new', 'same_address', 'same_street', 'same_branch',
  'only_in_district', 'cut_name', 'near_spelling', 'alternate_name', 'licence', 'person');
CREATE TYPE enum_match_reviews_decision AS ENUM ('pending', 'match', 'non_match', 'auto_resolved');
-- Questions for clerical review: may this spelling be that restaurant?
CREATE TABLE match_reviews (
  id serial PRIMARY KEY,
  alias_id integer NOT NULL CONSTRAINT match_reviews_alias_fk REFERENCES restaurant_aliases ON DELETE CASCADE,
  candidate_id integer NOT NULL CONSTRAINT match_reviews_candidate_fk REFERENCES restaurants ON DELETE CASCADE,
  confidence numeric NOT NULL,
  evidence enum_match_reviews_evidence NOT NULL,
  decision enum_match_reviews_decision NOT NULL DEFAULT 'pending',
  decided_by_id integer CONSTRAINT match_reviews_decided_by_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  decided_at timestamptz(3),
  import_batch_id integer
    CONSTRAINT match_reviews_import_batch_id_import_batches_id_fk REFERENCES import_batches ON DELETE SET NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX match_reviews_alias_idx ON match_reviews (alias_id);
CREATE INDEX match_reviews_candidate_idx ON match_reviews (candidate_id);
CREATE INDEX match_reviews_import_batch_idx ON match_reviews (import_batch_id);
CREATE UNIQUE INDEX alias_candidate_idx ON match_reviews (alias_id, candidate_id);
CREATE INDEX decision_confidence_idx ON match_reviews (decision, confidence);
CREATE INDEX match_reviews_pending ON match_reviews (alias_id) WHERE decision = 'pending';

-- What staff decided about a spelling, with all that it takes to undo it. Numbers of restaurants are no references: a
-- decision stays as it was made when its restaurants are merged.
CREATE TABLE match_decisions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  alias_id integer NOT NULL REFERENCES restaurant_aliases ON DELETE CASCADE,
  choice text NOT NULL CHECK (choice IN ('match', 'other', 'new', 'not_place')),
  restaurant_id integer NOT NULL,
  target_id integer,
  merge_id integer REFERENCES restaurant_merges ON DELETE SET NULL,
  visit_count integer NOT NULL,
  closed_reviews jsonb NOT NULL,
  former_alias jsonb NOT NULL,
  decided_by_id integer REFERENCES users ON DELETE SET NULL,
  decided_at timestamptz NOT NULL DEFAULT now(),
  undone_by_id integer REFERENCES users ON DELETE SET NULL,
  undone_at timestamptz,
  CHECK ((target_id IS NOT NULL) = (choice IN ('match', 'other')))
);
CREATE UNIQUE INDEX match_decisions_standing ON match_decisions (alias_id) WHERE undone_at IS NULL;
CREATE INDEX match_decisions_decided ON match_decisions (decided_at);
CREATE INDEX match_decisions_merge ON match_decisions (merge_id) WHERE merge_id IS NOT NULL;

-- What reviewers think who do not decide.
CREATE TABLE match_opinions (
  alias_id integer NOT NULL REFERENCES restaurant_aliases ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  choice text NOT NULL CHECK (choice IN ('match', 'other', 'new', 'not_place')),
  target_id integer,
  given_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (alias_id, user_id)
);
CREATE INDEX match_opinions_user ON match_opinions (user_id);

-- Questions that were put off.
CREATE TABLE match_deferrals (
  alias_id integer PRIMARY KEY REFERENCES restaurant_aliases ON DELETE CASCADE,
  deferred_by_id integer REFERENCES users ON DELETE SET NULL,
  deferred_until timestamptz NOT NULL
);

-- Clusters of duplicates that were merged.
CREATE TABLE duplicate_merges (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  survivor_id integer NOT NULL,
  merge_ids jsonb NOT NULL,
  former jsonb NOT NULL,
  picked jsonb NOT NULL,
  merged_by_id integer REFERENCES users ON DELETE SET NULL,
  merged_at timestamptz NOT NULL DEFAULT now(),
  undone_by_id integer REFERENCES users ON DELETE SET NULL,
  undone_at timestamptz
);

-- Pairs that are not duplicates.
CREATE TABLE duplicate_dismissals (
  one_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
  other_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
  dismissed_by_id integer REFERENCES users ON DELETE SET NULL,
  dismissed_at timestamptz NOT NULL DEFAULT now(),
  CHECK (one_id < other_id),
  PRIMARY KEY (one_id, other_id)
);
CREATE INDEX duplicate_dismissals_other ON duplicate_dismissals (other_id);
