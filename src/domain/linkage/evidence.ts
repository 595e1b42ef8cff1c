/** Why an alias belongs to its restaurant. `new`: its first alias; `person`: a final decision by staff. */
export type AliasEvidence = 'new' | MatchEvidence | 'person'

export type MatchEvidence =
  | 'same_address'
  | 'same_street'
  | 'same_branch'
  | 'only_in_district'
  | 'cut_name'
  | 'near_spelling'
  | 'alternate_name'
  | 'licence'

/** The kinds that can link a restaurant with a licence. */
export type LicenceEvidence = Extract<MatchEvidence, 'same_address' | 'near_spelling' | 'only_in_district'>

/** Upper threshold: pairs with at least this confidence match automatically; others go to clerical review. */
export const AUTO_MATCH_THRESHOLD = 0.8

export const REVIEW_CANDIDATES_MAX = 3

/** A decision of clerical review; `auto_resolved`: another decision made it unnecessary. */
export type MatchDecision = 'pending' | 'match' | 'non_match' | 'auto_resolved'
