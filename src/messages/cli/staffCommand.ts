export const STAFF_COMMAND = {
  usage: [
    '쓰는 법:',
    '  npm run staff -- create 이메일 [--nickname 이름] [--role admin|moderator|editor]',
    '  npm run staff -- password 이메일',
    '비밀번호는 두 번 묻고 화면에 보이지 않아요.',
    'Usage:',
    '  npm run staff -- create EMAIL [--nickname NAME] [--role admin|moderator|editor]',
    '  npm run staff -- password EMAIL',
    'The password is asked for twice and never shown.',
  ].join('\n'),
  wrongRole: (role: string) => `--role ${role}: admin, moderator, editor 가운데 하나여야 해요.`,
  password: '비밀번호: ',
  passwordAgain: '비밀번호 다시: ',
  passwordMissing: '비밀번호를 두 번 입력해 주세요.',
  passwordsDiffer: '두 비밀번호가 달라요. 다시 해 주세요.',
  created: (email: string, role: string) => `${email} 계정을 만들었어요(${role}). /admin/login 에서 로그인해 주세요.`,
  passwordSet: (email: string) => `${email} 계정의 비밀번호를 바꾸고, 열려 있던 세션을 모두 끝냈어요.`,
} as const
