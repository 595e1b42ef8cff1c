import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { BooleanInput, Form, maxLength, minValue, NumberInput, required, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { TERMS_BODY_MAX } from '@/domain/terms/limits'
import { TERMS_LABELS } from '@/messages/labels'
import { TERMS_HINTS, TERMS_SLOTS } from '@/messages/terms/panel'
import { MarkdownText } from '../kit/MarkdownText'
import { SaveBar } from '../kit/screens/SaveBar'
import { ScreenHeading } from '../kit/screens/ScreenHeading'
import { choicesOf } from '../kit/fields/choicesOf'
import { besidePreview, inputColumn, inputRow } from '../kit/composer'
import { DayInput } from '../kit/dates/DayInput'
import { koreanDate } from '../kit/dates/koreanDate'
import type { TermsVersion } from './termsVersion'

const sheet = { p: 2.5, border: '1px solid var(--line)', borderRadius: 2, bgcolor: 'var(--card)', overflow: 'auto' }

interface Props {
  title: string
  /** the document of an existing version cannot change */
  isCodeFixed?: boolean
  cancelTo: string
  actions?: ReactNode
}

export const TermsForm = ({ title, isCodeFixed = false, cancelTo, actions }: Props) => (
  <Form warnWhenUnsavedChanges>
    <ScreenHeading title={title} note="약관" help={`${TERMS_HINTS.body}\n${TERMS_HINTS.published}`}>
      {actions}
    </ScreenHeading>
    <Box sx={besidePreview}>
      <Stack sx={inputColumn}>
        <Box sx={inputRow}>
          <SelectInput source="code" choices={choicesOf(TERMS_LABELS)} validate={required()} readOnly={isCodeFixed} />
          <NumberInput source="edition" min={1} step={1} validate={[required(), minValue(1, '1 이상이어야 해요.')]} />
        </Box>
        <TextInput
          source="title"
          validate={[required('제목을 입력해주세요.'), maxLength(100, '100자까지 쓸 수 있어요.')]}
        />
        <TextInput
          source="body"
          multiline
          minRows={20}
          maxRows={32}
          helperText={<BodyCount />}
          validate={[
            required('본문을 입력해주세요.'),
            maxLength(TERMS_BODY_MAX, `${TERMS_BODY_MAX.toLocaleString('ko-KR')}자까지 쓸 수 있어요.`),
          ]}
        />
        <Box sx={inputRow}>
          <DayInput source="effectiveOn" helperText="이날부터 시행" validate={required('시행일을 정해주세요.')} />
          <TextInput source="pdfUrl" helperText="https:// 나 / 로 시작하는 주소. 없어도 돼요." />
        </Box>
        <Box sx={inputRow}>
          <BooleanInput source="isRequired" helperText="동의해야 가입해요." />
          <BooleanInput source="published" helperText="시행일이 되면 더는 못 고침" />
        </Box>
      </Stack>
      <section aria-labelledby="terms-preview">
        <Typography id="terms-preview" variant="h2" sx={{ mb: 1 }}>
          미리 보기
        </Typography>
        <Box sx={{ ...sheet, maxHeight: { lg: 'calc(100dvh - 190px)' } }} tabIndex={0}>
          <Preview />
        </Box>
      </section>
    </Box>
    <SaveBar cancelTo={cancelTo}>
      <Effect />
    </SaveBar>
  </Form>
)

function BodyCount() {
  const body = useWatch<{ body?: string | null }>({ name: 'body' })
  return `${(body ?? '').length.toLocaleString('ko-KR')} / ${TERMS_BODY_MAX.toLocaleString('ko-KR')}자`
}

function Preview() {
  const body = useWatch<{ body?: string | null }>({ name: 'body' })
  if (!body) return <p style={{ color: 'var(--faint)' }}>쓰는 대로 여기에 보여요.</p>
  return <MarkdownText text={body} slots={TERMS_SLOTS} />
}

function Effect() {
  const { published, effectiveOn } = useWatch() as Partial<TermsVersion>
  const day = effectiveOn ? koreanDate(effectiveOn) : '시행일'
  return (
    <Typography aria-live="polite" sx={{ color: 'var(--soft)', fontSize: 13 }}>
      {published
        ? `저장하면 모두에게 공개되고 ${day}부터 시행돼요. 시행되면 고치거나 지울 수 없어요.`
        : '저장해도 초안으로 남아 운영자에게만 보여요.'}
    </Typography>
  )
}
