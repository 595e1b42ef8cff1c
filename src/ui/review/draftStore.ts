import { createDraftStore } from '../form/createDraftStore'
import { parseDraft, releasePhotos, sameDraft, writeDraft } from './draft'

/** The reviews being written; the tab's own storage holds what has to outlive the page. */
export const reviewDrafts = createDraftStore({
  prefix: 'gonggong-bapsang:review-draft:v1:',
  storage: () => sessionStorage,
  parse: parseDraft,
  write: writeDraft,
  isSame: sameDraft,
  release: releasePhotos,
})
