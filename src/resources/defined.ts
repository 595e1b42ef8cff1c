import { agencies } from './agencies'
import { collections } from './collections'
import { faqs } from './faqs'
import { formats } from './formats'
import { notices } from './notices'
import { restaurants } from './restaurants'
import { sources } from './sources'
import { terms } from './terms'
import { visits } from './visits'
import type { Definition } from './definition'

/** Each is complete with its screen and, unless `definedCollections` makes it, its collection. */
export const DEFINED = { restaurants, visits, agencies, sources, terms, notices, collections, faqs, formats }

const definitions: readonly Definition[] = Object.values(DEFINED)

/** Subjects without a definition, or that it names otherwise. */
const OTHERS = {
  'restaurant-alias': '식당의 표기',
  'restaurant-merge': '식당 합치기',
  'match-review': '연결 검토',
  review: '리뷰',
  post: '글',
  comment: '댓글',
  report: '신고',
  ticket: '문의',
  word: '단어',
  user: '회원',
  'quality-issue': '데이터 품질 항목',
  'recommendation-settings': '추천 설정',
}

export type AuditSubject = keyof typeof OTHERS | (typeof DEFINED)[keyof typeof DEFINED]['subject']

type FieldOf<D> = [D] extends [{ fields: infer Fields }] ? keyof Fields & string : never

/** A field of a subject with a definition, whose label the audit log has from there. */
export type DefinedField<Subject extends AuditSubject> = FieldOf<
  Extract<(typeof DEFINED)[keyof typeof DEFINED], { subject: Subject }>
>

export const AUDIT_SUBJECT_LABELS = {
  ...Object.fromEntries(definitions.map(({ subject, name }) => [subject, name])),
  ...OTHERS,
} as Record<AuditSubject, string>

export const definitionOf = (subject: AuditSubject | null): Definition | undefined =>
  definitions.find((one) => one.subject === subject)
