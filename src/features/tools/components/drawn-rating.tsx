'use client';

/** `Rating` for the page of a tool, which has its code for the cards: what it's drawn from is less data than its elements. */
export { Rating as DrawnRating } from '@/ui/rating';
