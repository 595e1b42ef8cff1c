import type { UploadKind } from '@/domain/upload/uploadKinds'
import { EXPENSE_WORDS } from '@/import/header/expenseWords'
import { RECORD_DEFINITIONS } from '@/import/records/definitions'
import { recordWords } from '@/import/records/recordHeader'
import type { RowSource } from '@/import/source/sheetRow'
import { withOverlay } from '@/import/source/withOverlay'
import type { OpenedUpload } from './openUpload'

const wordsOf = (kind: UploadKind) => (kind === 'visits' ? EXPENSE_WORDS : recordWords(RECORD_DEFINITIONS[kind]))

export const correctedSource = ({ kind, overlay }: OpenedUpload, source: RowSource): RowSource =>
  withOverlay(source, overlay, wordsOf(kind))
