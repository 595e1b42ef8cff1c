import type { StaffRole } from '@/domain/roles'
import { INVITATION_HOURS } from '@/domain/staff/limits'
import { ROLE_LABELS } from '../labels'

export const invitationMail = ({ nickname, role, link }: { nickname: string; role: StaffRole; link: string }) => ({
  subject: '공공밥상 관리 계정의 비밀번호를 정해 주세요',
  text: [
    `${nickname} 님, 공공밥상의 ${ROLE_LABELS[role]} 계정이 만들어졌어요.`,
    '아래 링크에서 비밀번호를 정하면 이 이메일로 로그인할 수 있어요.',
    '',
    link,
    '',
    `링크는 한 번만, ${INVITATION_HOURS}시간 안에 쓸 수 있어요. 모르는 일이라면 이 메일을 지우시면 돼요.`,
  ].join('\n'),
})
