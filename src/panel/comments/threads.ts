import type { ShownComment } from '@/cms/comments/comments';

export interface Thread extends ShownComment {
  /** Oldest first. */
  answers: ShownComment[];
}

/** Comments with their answers, newest first. */
export const threadsOf = (comments: ShownComment[]): Thread[] =>
  comments
    .filter(({ answerTo }) => answerTo === null)
    .map((comment) => ({ ...comment, answers: comments.filter(({ answerTo }) => answerTo === comment.id).toReversed() }));

/** Replaces a comment, or adds one in front. */
export const withComment = (comments: ShownComment[], comment: ShownComment): ShownComment[] =>
  comments.some(({ id }) => id === comment.id) ? comments.map((other) => (other.id === comment.id ? comment : other)) : [comment, ...comments];

/** A text whose sending failed, in front of what was typed since. */
export const withFailedText = (failed: string, typed: string): string => (typed.trim() ? `${failed}\n\n${typed}` : failed);
