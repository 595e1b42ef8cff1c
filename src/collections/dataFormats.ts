import { isFormatColumns } from '@/domain/dataFormat'
import { choosableColumns } from '@/domain/upload/kinds'
import { FORMAT_FIELD_FAULTS } from '@/messages/staff/panel'
import type { DataFormat } from '@/payload-types'
import { formats } from '@/resources/formats'
import { collectionOf } from './collectionOf'

/** Staff teach the reader new layouts without a developer. */
export const DataFormats = collectionOf(formats, {
  defaultSort: 'name',
  last: ['status', 'columns'],
  defaultColumns: ['name', 'version', 'status'],
  indexes: [{ fields: ['name', 'version'], unique: true }],
  fields: {
    version: {
      min: 1,
      validate: (value: unknown) => (Number.isInteger(value) && Number(value) >= 1) || FORMAT_FIELD_FAULTS.version,
    },
    columns: {
      defaultValue: undefined,
      validate: (value: unknown, { siblingData }: { siblingData: Partial<DataFormat> }) =>
        isFormatColumns(value, choosableColumns(siblingData.kind ?? 'visits')) || FORMAT_FIELD_FAULTS.columns,
    },
  },
})
