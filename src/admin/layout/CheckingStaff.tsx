import { Loading } from '../kit/Loading'

export const CheckingStaff = () => <Loading label="관리자 인증 확인 중..." />
