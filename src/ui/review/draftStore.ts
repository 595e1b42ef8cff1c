import { createDraftStore } from '../form/createDraftStore'
import { REVIEW_DRAFT_PREFIX } from './reviewDraftKey'
import { parseDraft, releasePhotos, sameDraft, writeDraft } from './draft'

/** The reviews being written; the tab's own storage holds what has to outlive the page. */
export const reviewDrafts = createDraftStore({
  prefix: REVIEW_DRAFT_PREFIX,
  storage: () => sessionStorage,
  parse: parseDraft,
  write: writeDraft,
  isSame: sameDraft,
  release: releasePhotos,
})
