import { Box, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router-dom'
import { useGetList, useGetOne } from 'react-admin'
import { TERMS_STATE_LABELS, TERMS_LABELS } from '@/messages/labels'
import { TERMS_HINTS, TERMS_SLOTS } from '@/messages/staff/panel'
import { messageOf } from '@/messages/violations'
import { isTermsCode, type TermsCode } from '@/domain/terms'
import { ActivityCard } from '../kit/activity/Activity'
import { FULL_RECORD } from '../dataProvider/dataProvider'
import { koreanDate } from '../kit/dates/koreanDate'
import { Composer, Effect, Preview, sheet } from '../kit/defined/Composer'
import { DefinedInputs } from '../kit/defined/DefinedInput'
import { ConflictEdit } from '../kit/dialogs/ConflictEdit'
import { EmptyState, FailedState, Loading } from '../kit/states'
import { MarkdownText } from '../kit/MarkdownText'
import { Opened } from '../kit/screens/screens'
import { StatusTag } from '../kit/marks'
import { isEditable, nameOf, STATE_TONES, type TermsVersion } from './TermsList'
import { NewRecord } from '../kit/screens/saving'

interface Props {
  title: string
  /** the document of an existing version cannot change */
  isCodeFixed?: boolean
  cancelTo: string
  actions?: ReactNode
}

const TermsForm = ({ isCodeFixed = false, ...frame }: Props) => (
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
          <>
            <TermsForm
              title={nameOf(terms)}
              isCodeFixed
              cancelTo={`/terms/${terms.id}/show`}
              actions={<StatusTag tone={STATE_TONES[terms.state]}>{TERMS_STATE_LABELS[terms.state]}</StatusTag>}
            />
            <Box sx={{ mt: 3, maxWidth: 880 }}>
              <ActivityCard resource="terms" id={terms.id} revertible={{ record: terms }} />
            </Box>
          </>
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

type NewVersion = Pick<TermsVersion, 'code' | 'title' | 'edition' | 'isRequired' | 'published'> & { body: string }

/** `last` is the newest version of the document, `from` the one whose text is copied. */
export const nextVersion = (
  code: TermsCode,
  last: Pick<TermsVersion, 'edition'> | undefined,
  from: TermsVersion | undefined,
): NewVersion => ({
  code,
  title: from?.title ?? TERMS_LABELS[code],
  edition: (last?.edition ?? 0) + 1,
  isRequired: from?.isRequired ?? true,
  published: false,
  body: from?.body ?? '',
})

const NEWEST = { pagination: { page: 1, perPage: 1 }, sort: { field: 'edition', order: 'DESC' as const } }

export function TermsCreate() {
  const [params] = useSearchParams()
  const asked = params.get('code') ?? 'tos'
  const code: TermsCode = isTermsCode(asked) ? asked : 'tos'
  const from = Number(params.get('from')) || undefined
  return <Begun key={`${code} ${from}`} code={code} from={from} />
}

/** The initial values are fixed on mount: saving refetches the list, which would start the version after it. */
function Begun({ code, from }: { code: TermsCode; from: number | undefined }) {
  const [start, setStart] = useState<ReturnType<typeof nextVersion> | null>(null)
  const isOpen = start === null
  const list = useGetList<TermsVersion>('terms', { ...NEWEST, filter: { code } }, { enabled: isOpen })
  const last = list.data?.[0]
  const id = from ?? last?.id
  const source = useGetOne<TermsVersion>(
    'terms',
    { id: id ?? 0, meta: FULL_RECORD },
    { enabled: isOpen && id !== undefined },
  )
  if (start)
    return (
      <NewRecord resource="terms" record={start} redirect="show">
        <TermsForm title={`${TERMS_LABELS[code]} 새 버전`} cancelTo="/terms" />
      </NewRecord>
    )
  const error = list.error ?? source.error
  if (error) return <FailedState message={error.message} onRetry={() => void list.refetch()} />
  if (!list.isPending && (id === undefined || source.data)) setStart(nextVersion(code, last, source.data))
  return <Loading />
}
