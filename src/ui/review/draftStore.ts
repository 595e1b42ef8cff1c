import { createDraftStore } from '../form/createDraftStore'
import { REVIEW_DRAFT_PREFIX } from './reviewDraftKey'
import { parseDraft, releasePhotos, sameDraft, writeDraft } from './draft'

export const reviewDrafts = createDraftStore({
  prefix: REVIEW_DRAFT_PREFIX,
  storage: () => sessionStorage,
  parse: parseDraft,
  write: writeDraft,
  isSame: sameDraft,
  release: releasePhotos,
})
