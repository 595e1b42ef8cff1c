/** Why an alias belongs to its restaurant: `new` is the first alias, `person` a staff decision that is final. */
export type AliasEvidence = 'new' | MatchEvidence | 'person'

/** What a match rests on, where a person has not decided. */
export type MatchEvidence =
  'same_address' | 'same_street' | 'same_branch' | 'only_in_district' | 'cut_name' | 'near_spelling' | 'register'

/** How a restaurant may be found in the register of licences. */
export type LicenceEvidence = Extract<MatchEvidence, 'same_address' | 'near_spelling' | 'only_in_district'>

/** From this confidence on a match is made; below it a person is asked. */
export const AUTO_MATCH_THRESHOLD = 0.8

/** Candidates a person is shown for one spelling. */
export const REVIEW_CANDIDATES_MAX = 3

/** A decision of clerical review: `auto_resolved` closes one that another decision settles. */
export type MatchDecision = 'pending' | 'match' | 'non_match' | 'auto_resolved'
