import { Box, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { TERMS_STATE_LABELS } from '@/messages/labels'
import { TERMS_HINTS, TERMS_SLOTS } from '@/messages/terms/panel'
import { messageOf } from '@/messages/violations'
import { FULL_RECORD } from '../dataProvider/dataProvider'
import { koreanDate } from '../kit/dates/koreanDate'
import { Composer, Effect, Preview, sheet } from '../kit/defined/Composer'
import { DefinedInputs } from '../kit/defined/DefinedInput'
import { ConflictEdit } from '../kit/dialogs/ConflictEdit'
import { EmptyState } from '../kit/EmptyState'
import { MarkdownText } from '../kit/MarkdownText'
import { Opened } from '../kit/screens/EditScreen'
import { StatusTag } from '../kit/StatusTag'
import { isEditable, nameOf, STATE_TONES, type TermsVersion } from './termsVersion'

interface Props {
  title: string
  /** the document of an existing version cannot change */
  isCodeFixed?: boolean
  cancelTo: string
  actions?: ReactNode
}

export const TermsForm = ({ isCodeFixed = false, ...frame }: Props) => (
  <Composer
    note="약관"
    help={`${TERMS_HINTS.body}\n${TERMS_HINTS.published}`}
    beside={<Body />}
    effect={<TermsEffect />}
    {...frame}
  >
    <DefinedInputs
      inputs={[
        [{ source: 'code', readOnly: isCodeFixed }, 'edition'],
        'title',
        { source: 'body', minRows: 20, maxRows: 32, isCounted: true },
        ['effectiveOn', 'pdfUrl'],
        ['isRequired', 'published'],
      ]}
    />
  </Composer>
)

function Body() {
  const body = useWatch<{ body?: string | null }>({ name: 'body' })
  return (
    <Preview>
      <Box sx={{ ...sheet, maxHeight: { lg: 'calc(100dvh - 190px)' } }} tabIndex={0}>
        {body ? (
          <MarkdownText text={body} slots={TERMS_SLOTS} />
        ) : (
          <p style={{ color: 'var(--faint)' }}>쓰는 대로 여기에 보여요.</p>
        )}
      </Box>
    </Preview>
  )
}

function TermsEffect() {
  const { published, effectiveOn } = useWatch() as Partial<TermsVersion>
  const day = effectiveOn ? koreanDate(effectiveOn) : '시행일'
  return (
    <Effect>
      {published
        ? `저장하면 모두에게 공개되고 ${day}부터 시행돼요. 시행되면 고치거나 지울 수 없어요.`
        : '저장해도 초안으로 남아 운영자에게만 보여요.'}
    </Effect>
  )
}

export const TermsEdit = () => (
  <ConflictEdit resource="terms" redirect="show" queryOptions={{ meta: FULL_RECORD }}>
    <Opened<TermsVersion>>
      {(terms) =>
        isEditable(terms) ? (
          <TermsForm
            title={nameOf(terms)}
            isCodeFixed
            cancelTo={`/terms/${terms.id}/show`}
            actions={<StatusTag tone={STATE_TONES[terms.state]}>{TERMS_STATE_LABELS[terms.state]}</StatusTag>}
          />
        ) : (
          <EmptyState title={messageOf({ code: 'terms-in-force', params: {} })}>
            <Button component={Link} to={`/terms/${terms.id}/show`} variant="outlined">
              {nameOf(terms)} 읽기
            </Button>
          </EmptyState>
        )
      }
    </Opened>
  </ConflictEdit>
)
