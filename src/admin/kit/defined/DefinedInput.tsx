import { Box } from '@mui/material'
import { isValidElement, type ReactElement } from 'react'
import {
  BooleanInput,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
  useResourceContext,
  type Validator,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { DEFINED } from '@/resources/defined'
import type { Field } from '@/resources/definition'
import { DayInput, SeoulTimeInput } from '../dates/dateInputs'
import { choicesOf } from '../filters/FilterSelect'
import { upTo } from '../fields/textFields'

export interface InputProps {
  source: string
  /** height of a long text */
  minRows?: number
  maxRows?: number
  /** shows how many characters it has */
  isCounted?: boolean
  readOnly?: boolean
  choices?: { id: string; name: string }[]
  /** besides the definition's limits */
  validate?: Validator
}

/** The input of a field, by the definition of the form's resource. */
export function DefinedInput({ source, isCounted = false, validate, choices, minRows, maxRows, ...rest }: InputProps) {
  const resource = useResourceContext() as keyof typeof DEFINED
  const { title, fields } = DEFINED[resource]
  const { kind, labels, options } = (fields as Record<string, Field>)[source] as Field
  const isNew = useRecordContext()?.id === undefined
  const { optional = false, missing, max, min, help } = options
  const input = {
    ...rest,
    source,
    // A new record is written from its title on.
    autoFocus: isNew && source === title,
    helperText: isCounted ? <Count source={source} max={max ?? 0} /> : help,
    validate: [
      ...(optional || kind === 'flag' ? [] : [required(missing)]),
      ...(max === undefined ? [] : [upTo(max)]),
      ...(min === undefined ? [] : [minValue(min, `${min} 이상이어야 해요.`)]),
      ...(validate ? [validate] : []),
    ],
  }
  switch (kind) {
    case 'choice':
      return <SelectInput {...input} choices={choices ?? choicesOf(labels)} />
    case 'flag':
      return <BooleanInput {...input} />
    case 'integer':
    case 'number':
      return <NumberInput {...input} step={kind === 'integer' ? 1 : 'any'} min={min} />
    case 'day':
      return <DayInput {...input} />
    case 'moment':
      return <SeoulTimeInput {...input} />
    default:
      return <TextInput {...input} multiline={kind !== 'text'} minRows={minRows} maxRows={maxRows} />
  }
}

function Count({ source, max }: { source: string; max: number }) {
  const value = useWatch<Record<string, string | null | undefined>>({ name: source })
  return `${(value ?? '').length.toLocaleString('ko-KR')} / ${max.toLocaleString('ko-KR')}자`
}

const ROW = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
} as const

type Input = string | InputProps | ReactElement

const one = (input: Input) => {
  if (isValidElement(input)) return input
  const props = typeof input === 'string' ? { source: input } : input
  return <DefinedInput key={props.source} {...props} />
}

/** A list within the list stands side by side. */
export const DefinedInputs = ({ inputs }: { inputs: readonly (Input | readonly Input[])[] }) =>
  inputs.map((row, at) =>
    Array.isArray(row) ? (
      <Box key={at} sx={ROW}>
        {(row as readonly Input[]).map(one)}
      </Box>
    ) : (
      one(row as Input)
    ),
  )
