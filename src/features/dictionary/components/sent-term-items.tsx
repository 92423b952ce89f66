'use client';

/** Rendered in the browser too, since the terms are smaller than their markup. */
export { TermItems as SentTermItems } from './term-items';
