import { Autocomplete, Box, TextField } from '@mui/material'
import { BooleanInput, required, SelectInput, TextInput, useInput } from 'react-admin'
import { SHORT_TEXT_MAX } from '@/domain/directory/directory'
import { SUB_CATEGORIES } from '@/domain/place/lexicon/cuisines.data'
import { DayInput } from '../kit/dates/dateInputs'
import { PointInput } from '../kit/map/PointInput'
import { RegionInput } from '../kit/fields/RegionInput'
import { PhotosInput } from './PhotosInput'
import { CreateScreen } from '../kit/screens/screens'
import { trimmed, upTo } from '../kit/fields/textFields'

const HELP = `자료에 없는 식당을 직접 추가해요. 이름과 주소는 꼭 있어야 해요.
먼저 목록에서 같은 곳이 있는지 찾아보세요. 두 번 실리면 순위가 갈라져요.`

export const RestaurantCreate = () => (
  <CreateScreen
    resource="restaurants"
    help={HELP}
    defaults={{ category: 'restaurant', isActive: true, images: [] }}
    transform={trimmed}
  >
    <RestaurantInputs />
  </CreateScreen>
)

const CATEGORIES = [
  { id: 'restaurant', name: '음식점' },
  { id: 'cafe', name: '카페' },
]

const short = upTo(SHORT_TEXT_MAX)
const named = [required('식당 이름을 입력해주세요.'), short]
const addressed = [required('주소를 입력해주세요.'), short]
const two = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 1.5, rowGap: 1 }

export const RestaurantInputs = () => (
  <>
    <Box sx={two}>
      <TextInput source="name" validate={named} />
      <TextInput source="branch" validate={short} helperText="본점, 다온점처럼. 없으면 비워 둬요." />
    </Box>
    <TextInput source="address" validate={addressed} />
    <Box sx={two}>
      <RegionInput />
      <TextInput source="phone" type="tel" />
      <SelectInput source="category" choices={CATEGORIES} translateChoice={false} validate={required()} />
      <SubCategoryInput />
    </Box>
    <PointInput />
    <BooleanInput source="isActive" label="누구나 볼 수 있게 하기(활성)" helperText={false} />
    <Box sx={two}>
      <DayInput source="closedOn" helperText="문을 닫은 것을 확인한 날. 비우면 영업 중이에요." />
      <DayInput source="verifiedOn" helperText="이 내용이 맞는지 마지막으로 확인한 날" />
    </Box>
    <PhotosInput />
  </>
)

function SubCategoryInput() {
  const { field } = useInput<string | null>({ source: 'subCategory', defaultValue: null })
  return (
    <Autocomplete
      freeSolo
      options={SUB_CATEGORIES}
      inputValue={field.value ?? ''}
      onInputChange={(_, typed) => field.onChange(typed || null)}
      onBlur={field.onBlur}
      renderInput={(params) => <TextField {...params} margin="dense" label="업종" helperText="고르거나 적어요." />}
    />
  )
}
