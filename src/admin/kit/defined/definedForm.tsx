import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { type Definition, writtenFields, type RecordOf } from '@/resources/definition'
import { ActivityCard } from '../activity/Activity'
import { FULL_RECORD } from '../../dataProvider/dataProvider'
import { ConflictEdit, type ShowValue } from '../dialogs/ConflictEdit'
import { DeleteRecordButton } from '../dialogs/ActionDialog'
import { Opened } from '../screens/screens'
import { NewRecord } from '../screens/saving'
import { Composer } from './Composer'
import { DefinedInputs } from './DefinedInput'

interface Spec<T> {
  help?: string
  /** heading of a new one: '새 질문' */
  create?: string
  inputs?: ReactNode
  beside?: ReactNode
  effect?: ReactNode
  titleOf?: (record: T) => string
  actions?: (record: T) => ReactNode
  /** of the button that deletes; null for none */
  remove?: { what: string; effect: string } | null
  transform?: (data: T) => object
  showValue?: ShowValue
}

const firstOf = ({ fields }: Definition): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { options }]) => ('first' in options ? [[name, options.first]] : [])),
  )

/** The screens that create and edit a record, by its definition. */
export function definedForm<D extends Definition>(definition: D, spec: Spec<RecordOf<D>> = {}) {
  const { key, name, title } = definition
  const {
    create = `새 ${name}`,
    inputs = <DefinedInputs inputs={Object.keys(writtenFields(definition))} />,
    remove = { what: name, effect: '되돌릴 수 없어요.' },
    titleOf,
    actions,
    transform,
    showValue,
    ...frame
  } = spec
  const common = { note: name, cancelTo: `/${key}`, ...frame }
  const isWhole = Object.values(definition.fields).some(({ options }) => options.detail)
  const written = transform as ((data: RaRecord) => RaRecord) | undefined
  return {
    recordRepresentation: (record: RaRecord) => titleOf?.(record as RecordOf<D>) ?? String(record[title]),
    create: () => (
      <NewRecord resource={key} record={firstOf(definition)} transform={written} redirect="list">
        <Composer title={create} {...common}>
          {inputs}
        </Composer>
      </NewRecord>
    ),
    edit: () => (
      <ConflictEdit
        resource={key}
        queryOptions={isWhole ? { meta: FULL_RECORD } : {}}
        transform={written}
        showValue={showValue}
      >
        <Opened<RecordOf<D>>>
          {(record) => (
            <>
              <Composer
                title={titleOf?.(record) ?? String((record as RaRecord)[title])}
                actions={
                  <>
                    {actions?.(record)}
                    {remove && <DeleteRecordButton {...remove} />}
                  </>
                }
                {...common}
              >
                {inputs}
              </Composer>
              <Box sx={{ mt: 3, maxWidth: 880 }}>
                <ActivityCard resource={key} id={record.id} revertible={{ record, transform: written }} />
              </Box>
            </>
          )}
        </Opened>
      </ConflictEdit>
    ),
  }
}
