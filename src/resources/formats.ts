import { type FormatColumns, FORMAT_KINDS } from '@/domain/dataFormat'
import { FORMAT_STATUS_LABELS } from '@/messages/labels'
import { UPLOAD_KIND_LABELS } from '@/messages/staff/uploads'
import { resource, choice, integer, json, lines, STAMPS, text } from './definition'

type FormatKind = (typeof FORMAT_KINDS)[number]

const KIND_LABELS = Object.fromEntries(FORMAT_KINDS.map((kind) => [kind, UPLOAD_KIND_LABELS[kind].name])) as Record<
  FormatKind,
  string
>

export const formats = resource({
  ...{ key: 'formats', name: '데이터 포맷', unit: '개' },
  ...{ table: 'data_formats', collection: 'data-formats', subject: 'data-format', title: 'name' },
  fields: {
    name: text('이름', { max: 60, missing: '이름을 입력해주세요.' }),
    kind: choice('자료', KIND_LABELS, { first: 'visits' }),
    // `version` is the row's revision, for conflicts.
    edition: integer('판', { column: 'version', first: 1, min: 1 }),
    status: choice('상태', FORMAT_STATUS_LABELS, { first: 'draft' }),
    description: lines('설명', { max: 500, optional: true }),
    columns: json<FormatColumns>()('열의 이름', { first: {} }),
    ...STAMPS,
  },
  search: ['name', 'columns'],
  filters: ['status', 'kind'],
  sorts: ['name', 'edition', 'updatedAt'],
  defaultSort: { field: 'name', order: 'ASC' },
})
