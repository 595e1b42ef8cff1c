import { useState } from 'react'
import { required, SelectInput, TextArrayInput, TextInput, useInput, useRecordContext } from 'react-admin'
import { SHORT_TEXT_MAX } from '@/domain/directory/limits'
import { type Picked, RecordPicker } from '../kit/fields/RecordPicker'
import { RegionInput } from '../kit/fields/RegionInput'
import { type Agency, toPickedAgency } from './agency'
import { AGENCY_TYPE_CHOICES } from './agencyTypeChoices'

const SHORT = { htmlInput: { maxLength: SHORT_TEXT_MAX } }

export const AgencyInputs = () => (
  <>
    <TextInput source="name" validate={required('이름을 적어 주세요.')} slotProps={SHORT} />
    <SelectInput source="type" choices={AGENCY_TYPE_CHOICES} validate={required()} translateChoice={false} />
    <ParentInput />
    <RegionInput />
    <TextInput source="category" slotProps={SHORT} />
    <TextInput source="subCategory" slotProps={SHORT} />
    <TextArrayInput source="aliases" helperText="쓰고 Enter를 누르면 하나씩 더해져요." />
    <TextInput source="sourceUrl" type="url" helperText="https:// 로 시작하는 주소" />
  </>
)

function ParentInput() {
  const record = useRecordContext<Agency>()
  const { field } = useInput<number | null>({ source: 'parent' })
  const [picked, setPicked] = useState<Picked | null>(
    record?.parent ? { id: record.parent, label: record.parentName ?? `${record.parent}번` } : null,
  )
  return (
    <RecordPicker<Agency>
      resource="agencies"
      label="상위 기관"
      toPicked={toPickedAgency}
      value={picked}
      onChange={(chosen) => {
        setPicked(chosen)
        field.onChange(chosen?.id ?? null)
      }}
      except={record?.id}
      sort="name"
    />
  )
}
