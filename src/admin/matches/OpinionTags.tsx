import { josa } from 'es-hangul'
import type { MatchOpinion } from '@/domain/linkage/matchQuestion'
import { MATCH_CHOICE_LABELS } from '@/messages/staff/matching'
import { StatusTag } from '../kit/StatusTag'
import type { WholeQuestion } from './match'

function saidBy({ nickname, choice, target }: MatchOpinion, candidates: WholeQuestion['candidates']): string {
  const at = candidates.findIndex(({ id }) => id === target)
  return `${nickname} 님은 ${josa(at < 0 ? MATCH_CHOICE_LABELS[choice] : `${at + 1}번`, '으로/로')} 봄`
}

export const OpinionTags = ({ question: { opinions, candidates, decided } }: { question: WholeQuestion }) =>
  decided || opinions.length === 0 ? null : (
    <span style={{ marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', gap: 6 }}>
      {opinions.map((opinion) => (
        <StatusTag key={opinion.reviewer} tone="mid">
          {saidBy(opinion, candidates)}
        </StatusTag>
      ))}
    </span>
  )
