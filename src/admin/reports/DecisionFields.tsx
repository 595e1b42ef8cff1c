import { styled } from '@mui/material/styles'
import { TextField } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import {
  MODERATION_MESSAGE_MAX,
  MODERATION_REASON_MAX,
  RESTRICTION_DAYS_MAX,
  type ReportDecision,
  type ReportReason,
} from '@/domain/moderation/moderation'
import {
  type ReasonTemplate,
  OWN_REASON,
  REASON_TEMPLATES,
  DISMISS_REASON,
  messageToAuthor,
} from '@/messages/staff/moderation'
import { REPORT_REASON_LABELS } from '@/messages/labels'
import { CountedText, tooLong } from '../kit/fields/textFields'
import { useKeptText } from '../kit/keptText'
import { reasonKey, useReasonTemplates } from '../moderation/useReasonTemplates'
import { serverNow } from '../dataProvider/requestJson'
import { KeyHint } from '../shortcuts/KeyHint'
import { spokenDay } from '../kit/dates/koreanDate'
import type { ReportRecord } from './report'

interface DecisionDraft {
  /** the template's reason; '' is free text */
  template: string
  ownReason: string
  message: string
  days: number
}

const OWN_TEMPLATE = ''
const TEMPLATE_OF: Partial<Record<ReportReason, string | undefined>> = {
  harassment: REASON_TEMPLATES[0]?.reason,
  spam: REASON_TEMPLATES[2]?.reason,
  misinformation: REASON_TEMPLATES[3]?.reason,
}

/** The most frequent reason; on a tie, the earliest report's. */
function mainReason({ reports, reason }: ReportRecord): ReportReason {
  const pending = reports.filter(({ status }) => status === 'pending')
  const votes = (of: ReportReason) => pending.filter((report) => report.reason === of).length
  return pending.reduce<ReportReason>(
    (best, report) => (votes(report.reason) > votes(best) ? report.reason : best),
    reason,
  )
}

type Templates = readonly ReasonTemplate[]

const messageFor = (record: ReportRecord, template: string, templates: Templates): string => {
  const chosen = templates.find(({ reason }) => reason === template)
  const { item } = record
  return chosen && item ? messageToAuthor(chosen, item.type, spokenDay(item.createdAt)) : ''
}

function firstDraft(record: ReportRecord): DecisionDraft {
  const reason = mainReason(record)
  const template = TEMPLATE_OF[reason] ?? OWN_TEMPLATE
  return {
    template,
    ownReason: template === OWN_TEMPLATE ? REPORT_REASON_LABELS[reason] : '',
    message: messageFor(record, template, REASON_TEMPLATES),
    days: RESTRICTION_DAYS_MAX,
  }
}

/** The fields themselves say by how much; dismissing sends neither text. */
export const isTooLong = ({ template, ownReason, message }: DecisionDraft, decision: ReportDecision): boolean =>
  decision !== 'dismiss' &&
  (tooLong(message, MODERATION_MESSAGE_MAX) !== null ||
    (template === OWN_TEMPLATE && tooLong(ownReason, MODERATION_REASON_MAX) !== null))

export function bodyOf(draft: DecisionDraft, decision: ReportDecision) {
  if (decision === 'dismiss') return { decision, reason: DISMISS_REASON }
  const reason = draft.template || draft.ownReason.trim()
  if (!reason) return null
  return {
    decision,
    reason,
    message: draft.message.trim() || null,
    ...(decision === 'restrict' && { days: draft.days }),
  }
}

function readDraft(text: string): DecisionDraft {
  return JSON.parse(text) as DecisionDraft
}

/** Kept until the case is decided. */
export const draftKey = ({ id }: Pick<ReportRecord, 'id'>): string => `reports:${id}:draft`

export function useDecisionDraft(record: ReportRecord) {
  const templates = useReasonTemplates()
  const [text, keep] = useKeptText(draftKey(record), JSON.stringify(firstDraft(record)))
  const draft = readDraft(text)
  const setDraft = (change: (before: DecisionDraft) => DecisionDraft) => keep(JSON.stringify(change(draft)))
  const [isReasonMissing, setReasonMissing] = useState(false)
  return {
    draft,
    templates,
    isReasonMissing,
    setReasonMissing,
    change: (changes: Partial<DecisionDraft>) => {
      setReasonMissing(false)
      setDraft((before) => ({ ...before, ...changes }))
    },
    /** changes the reason, and the message unless it was edited */
    choose: (template: string) => {
      setReasonMissing(false)
      setDraft((before) => ({
        ...before,
        template,
        message:
          before.message === messageFor(record, before.template, templates)
            ? messageFor(record, template, templates)
            : before.message,
      }))
    },
  }
}

const DAY_MS = 86_400_000

const Reasons = styled('div')({
  margin: '8px 0 12px',
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 9,
    minHeight: 33,
    padding: '0 10px',
    border: '1px solid var(--line)',
    marginTop: -1,
    background: 'var(--card)',
    cursor: 'pointer',
  },
  '& label > span:last-of-type': { marginLeft: 'auto' },
  '& label:has(:checked)': {
    background: 'var(--wash)',
    fontWeight: 620,
    outline: '1.5px solid var(--ink)',
    outlineOffset: -1,
    position: 'relative',
  },
  '& label:has(:focus-visible)': { outline: '2px solid var(--ink)', outlineOffset: 1, zIndex: 1 },
  '& input': { accentColor: 'var(--ink)', margin: 0, width: 15, height: 15 },
  '& input:focus-visible': { outline: 'none' },
})

/** Leaves the field, so that shortcuts work again. */
const leaveOnEscape = (event: React.KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Escape') (event.target as HTMLElement).blur()
}

export function DecisionFields({ form }: { form: ReturnType<typeof useDecisionDraft> }) {
  const { draft, templates, change, choose, isReasonMissing } = form
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isReasonMissing) own.current?.focus()
  }, [isReasonMissing])
  return (
    <section aria-label="처리">
      <h2 id="reason-title">숨기는 이유</h2>
      <Reasons className="reasons" role="radiogroup" aria-labelledby="reason-title">
        {templates.map(({ reason }, index) => {
          const key = reasonKey(index)
          return (
            <label key={reason}>
              <input type="radio" name="reason" checked={draft.template === reason} onChange={() => choose(reason)} />
              {reason || OWN_REASON}
              {key && <KeyHint keys={key} />}
            </label>
          )
        })}
      </Reasons>
      {draft.template === OWN_TEMPLATE && (
        <TextField
          label="이유"
          value={draft.ownReason}
          onChange={(event) => change({ ownReason: event.target.value })}
          onKeyDown={leaveOnEscape}
          inputRef={own}
          error={isReasonMissing || tooLong(draft.ownReason, MODERATION_REASON_MAX) !== null}
          helperText={
            isReasonMissing
              ? '이유를 적어 주세요. 작성자에게 전해져요.'
              : tooLong(draft.ownReason, MODERATION_REASON_MAX)
          }
          fullWidth
          required
          size="small"
          sx={{ mb: 1.25 }}
        />
      )}
      <CountedText
        label="작성자에게 가는 말"
        value={draft.message}
        onChange={(message) => change({ message })}
        max={MODERATION_MESSAGE_MAX}
        onKeyDown={leaveOnEscape}
        helperText="조치와 이유 뒤에 붙어요. 비워 두어도 돼요."
        minRows={3}
        maxRows={8}
        margin="none"
        size="small"
      />
      <TextField
        label="임시조치 기간(일)"
        type="number"
        value={draft.days}
        onChange={(event) => change({ days: clampDays(Number(event.target.value)) })}
        onKeyDown={leaveOnEscape}
        helperText={`${spokenDay(serverNow() + draft.days * DAY_MS)}에 자동으로 풀려요. ${RESTRICTION_DAYS_MAX}일까지 정할 수 있어요.`}
        slotProps={{ htmlInput: { min: 1, max: RESTRICTION_DAYS_MAX } }}
        size="small"
        fullWidth
        sx={{ mt: 1.5 }}
      />
    </section>
  )
}

const clampDays = (days: number): number => Math.min(RESTRICTION_DAYS_MAX, Math.max(1, Math.round(days) || 1))
