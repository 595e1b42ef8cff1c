import { Box, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { BooleanInput, Form, maxLength, NumberInput, regex, required, TextInput } from 'react-admin'
import {
  COLLECTION_SLUG,
  COLLECTION_SLUG_MAX,
  COLLECTION_SUMMARY_MAX,
  COLLECTION_TITLE_MAX,
} from '@/domain/collection/limits'
import { COLLECTION_PANEL } from '@/messages/site/collections'
import { besidePreview, inputColumn, inputRow } from '../kit/composer'
import { SaveBar } from '../kit/screens/SaveBar'
import { ScreenHeading } from '../kit/screens/ScreenHeading'
import { PlacesInput } from './PlacesInput'

const HELP = `식당은 위에서부터 사이트에 나오는 순서예요. 한마디에는 왜 골랐는지 적어 주세요.
공개를 켜고 저장하면 곧바로 누구나 볼 수 있어요.`

const upTo = (max: number) => maxLength(max, `${max.toLocaleString('ko-KR')}자까지 쓸 수 있어요.`)

export const CollectionForm = ({ title, actions }: { title: string; actions?: ReactNode }) => (
  <Form warnWhenUnsavedChanges>
    <ScreenHeading title={title} note="모아 보기" help={HELP}>
      {actions}
    </ScreenHeading>
    <Box sx={besidePreview}>
      <Stack sx={inputColumn}>
        <TextInput source="title" validate={[required('제목을 입력해 주세요.'), upTo(COLLECTION_TITLE_MAX)]} />
        <TextInput
          source="slug"
          helperText={COLLECTION_PANEL.slug}
          validate={[
            required('주소를 입력해 주세요.'),
            upTo(COLLECTION_SLUG_MAX),
            regex(COLLECTION_SLUG, COLLECTION_PANEL.slugFault),
          ]}
        />
        <TextInput
          source="summary"
          multiline
          minRows={3}
          validate={[required('소개를 입력해 주세요.'), upTo(COLLECTION_SUMMARY_MAX)]}
        />
        <Box sx={inputRow}>
          <BooleanInput source="published" helperText={COLLECTION_PANEL.published} />
          <NumberInput source="position" step={1} helperText={COLLECTION_PANEL.position} validate={required()} />
        </Box>
      </Stack>
      <PlacesInput />
    </Box>
    <SaveBar cancelTo="/collections" />
  </Form>
)
