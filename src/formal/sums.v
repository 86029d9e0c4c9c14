(** Sums over the pairs of a matching: what both halves of the argument stand on.

    Every node lies in exactly one pair of a perfect matching. So a weight that each node brings into its pair
    is brought in exactly once (sum_of_ends), and an odd set is left by a pair at least (leaves_odd). *)

Require Import ZArith List Bool Lia Sorting.Permutation Sorting.Sorted FMapPositive.
Require Import problem checker.
Import ListNotations.
Open Scope Z_scope.

(** Sums. *)
Section Sums.
Context {A : Type}.
Implicit Types (f g : A -> Z) (l : list A).

Lemma sum_add f g l : sum (fun a => f a + g a) l = sum f l + sum g l.
Proof. induction l; unfold sum in *; cbn in *; lia. Qed.

Lemma sum_times f d l : sum (fun a => d * f a) l = d * sum f l.
Proof. induction l; unfold sum in *; cbn in *; lia. Qed.

Lemma sum_minus f l : sum (fun a => - f a) l = - sum f l.
Proof. induction l; unfold sum in *; cbn in *; lia. Qed.

Lemma sum_same f g l : (forall a, In a l -> f a = g a) -> sum f l = sum g l.
Proof. induction l as [|a l IH]; intros H; auto. unfold sum in *. cbn in *. rewrite H, IH; auto. Qed.

Lemma sum_less f g l : (forall a, In a l -> f a <= g a) -> sum f l <= sum g l.
Proof.
  induction l as [|a l IH]; unfold sum in *; cbn; intros H; [lia|].
  specialize (IH (fun b B => H b (or_intror B))). specialize (H a (or_introl eq_refl)). lia.
Qed.

Lemma sum_zero l : sum (fun _ : A => 0) l = 0.
Proof. induction l; unfold sum in *; cbn in *; lia. Qed.

Lemma sum_positive f l : (forall a, In a l -> 0 <= f a) -> 0 <= sum f l.
Proof. intros H. rewrite <- (sum_zero l). apply sum_less; auto. Qed.

Lemma sum_all_zero f l : (forall a, In a l -> 0 <= f a) -> sum f l <= 0 -> forall a, In a l -> f a = 0.
Proof.
  induction l as [|b l IH]; cbn; intros H S a; [tauto|].
  assert (0 <= f b) by auto. assert (0 <= sum f l) by (apply sum_positive; auto). unfold sum in *.
  intros [<-|I]; [lia|]. apply IH; auto; lia.
Qed.

Lemma sum_permuted f l m : Permutation l m -> sum f l = sum f m.
Proof. induction 1; unfold sum in *; cbn in *; lia. Qed.

Lemma sum_joined f l m : sum f (l ++ m) = sum f l + sum f m.
Proof. induction l; unfold sum in *; cbn in *; lia. Qed.
End Sums.

Lemma sum_swap {A B} (f : A -> B -> Z) l m :
  sum (fun a => sum (fun b => f a b) m) l = sum (fun b => sum (fun a => f a b) l) m.
Proof. induction l; cbn. { symmetry. apply (sum_zero m). } rewrite sum_add. f_equal. exact IHl. Qed.

(** Tries. *)
Lemma found_tabulated {A} (f : positive -> A) l v : look f (tabulate f l) v = f v.
Proof.
  unfold look. induction l as [|u l IH]; cbn.
  - rewrite PositiveMap.gempty. reflexivity.
  - destruct (Pos.eq_dec v u) as [->|N]; [rewrite PositiveMap.gss | rewrite PositiveMap.gso]; auto.
Qed.

Lemma is_in_added {A} u v (a : A) t :
  is_in v (PositiveMap.add u a t) = if Pos.eq_dec v u then true else is_in v t.
Proof.
  unfold is_in. destruct (Pos.eq_dec v u) as [->|N];
    [rewrite PositiveMap.gss | rewrite PositiveMap.gso by auto]; reflexivity.
Qed.

Lemma is_in_set v l : is_in v (set_of l) = true <-> In v l.
Proof.
  induction l as [|u l IH].
  - unfold is_in. cbn. rewrite PositiveMap.gempty. split; [discriminate | tauto].
  - cbn [set_of fold_right]. rewrite is_in_added. fold (set_of l). cbn [In].
    destruct (Pos.eq_dec v u) as [->|N]; [tauto|]. rewrite IH.
    split; [auto | intros [E|E]; [congruence | auto]].
Qed.

(** The nodes. *)
Lemma in_count_up n : forall from v,
  In v (count_up n from) <-> (from <= v)%positive /\ (Zpos v < Zpos from + Z.of_nat n).
Proof.
  induction n as [|n IH]; intros from v.
  - cbn. lia.
  - cbn [count_up In]. rewrite IH. lia.
Qed.

Lemma count_up_different n : forall from, NoDup (count_up n from).
Proof.
  induction n as [|n IH]; intros from; cbn; constructor; auto.
  rewrite in_count_up. lia.
Qed.

Lemma in_nodes I v : In v (node_list I) <-> is_node I v.
Proof. unfold node_list, is_node. rewrite in_count_up. lia. Qed.

(** The pairs. *)
Definition before (p q : pair) := comes_before p q = true.

Lemma before_same p q : before p q -> one p = one q -> other p = other q -> False.
Proof.
  unfold before, comes_before. intros B E F. rewrite E, F, Pos.ltb_irrefl, Pos.eqb_refl, Pos.ltb_irrefl in B.
  discriminate.
Qed.

Lemma before_trans p q r : before p q -> before q r -> before p r.
Proof.
  unfold before, comes_before. rewrite !orb_true_iff, !andb_true_iff, !Pos.ltb_lt, !Pos.eqb_eq. lia.
Qed.

Lemma ascending_sorted l : ascending l = true -> StronglySorted before l.
Proof.
  intros H. apply Sorted_StronglySorted. { intros p q r. apply before_trans. }
  induction l as [|p l IH]; constructor; destruct l as [|q l]; auto.
  - apply IH. cbn in H. apply andb_true_iff in H. apply H.
  - constructor. cbn in H. apply andb_true_iff in H. apply H.
Qed.

Lemma sorted_filter f l : StronglySorted before l -> StronglySorted before (filter f l).
Proof.
  induction 1 as [|p l S IH F]; cbn; [constructor|]. destruct (f p); auto. constructor; auto.
  rewrite Forall_forall in *. intros q Q. apply F. apply filter_In in Q. apply Q.
Qed.

(** Where one of different pairs alone may cost something. *)
Lemma sum_of_one (f : pair -> Z) w l :
  StronglySorted before l -> (forall p, In p l -> f p <= 0 \/ p = w) -> sum f l <= Z.max 0 (f w).
Proof.
  induction 1 as [|p l S IH F]; intros H; [cbn; lia|]. change (f p + sum f l <= Z.max 0 (f w)).
  destruct (H p (or_introl eq_refl)) as [N | ->].
  - assert (sum f l <= Z.max 0 (f w)) by (apply IH; intros q Q; apply H; right; auto). lia.
  - assert (sum f l <= 0).
    { rewrite <- (sum_zero l). apply sum_less. intros q Q. destruct (H q (or_intror Q)) as [|E]; auto.
      rewrite Forall_forall in F. specialize (F q Q). exfalso. apply (before_same w q); congruence. }
    lia.
Qed.

Section Matching.
Variable I : instance.
Hypothesis ordered : in_order I = true.

Lemma pair_of_nodes p :
  In p (pairs I) -> (one p < other p)%positive /\ is_node I (one p) /\ is_node I (other p).
Proof.
  intros H. unfold in_order in ordered. apply andb_true_iff in ordered. destruct ordered as [F _].
  rewrite forallb_forall in F. specialize (F p H). apply andb_true_iff in F.
  rewrite Pos.ltb_lt, Pos.leb_le in F.
  unfold is_node. lia.
Qed.

Lemma pairs_sorted : StronglySorted before (pairs I).
Proof. apply ascending_sorted. unfold in_order in ordered. apply andb_true_iff in ordered. apply ordered. Qed.

Lemma pairs_are_different : pairs_differ I.
Proof.
  unfold pairs_differ. induction pairs_sorted as [|p l S IH F]; cbn; constructor; auto.
  rewrite Forall_forall in F.
  intros X. apply in_map_iff in X. destruct X as (q & E & Q). injection E as E1 E2.
  apply (before_same p q); auto.
Qed.

Variable mate : positive -> positive.

Lemma drawn_sorted : StronglySorted before (drawn I mate).
Proof. apply sorted_filter, pairs_sorted. Qed.

Hypothesis is_a_matching : perfect I mate.

Lemma mate_back v : is_node I v -> mate (mate v) = v.
Proof. intros H. apply (is_a_matching v H). Qed.

Lemma in_drawn p : In p (drawn I mate) <-> In p (pairs I) /\ mate (one p) = other p.
Proof. unfold drawn, chosen. rewrite filter_In, Pos.eqb_eq. reflexivity. Qed.

Lemma drawn_back p : In p (drawn I mate) -> mate (other p) = one p.
Proof. rewrite in_drawn. intros [P E]. rewrite <- E. apply mate_back. apply pair_of_nodes, P. Qed.

Lemma ends_different l :
  StronglySorted before l -> (forall p, In p l -> In p (drawn I mate)) -> NoDup (flat_map ends l).
Proof.
  induction 1 as [|p l S IH F]; intros D; [constructor|].
  rewrite Forall_forall in F.
  assert (P : In p (drawn I mate)) by (apply D; left; reflexivity).
  pose proof (drawn_back p P) as Pb. apply in_drawn in P. destruct P as [P Pm].
  pose proof (pair_of_nodes p P) as [Pl _].
  assert (N : forall v, In v (flat_map ends l) -> v <> one p /\ v <> other p).
  { intros v V. apply in_flat_map in V. destruct V as (q & Q & V).
    assert (Qd : In q (drawn I mate)) by (apply D; right; exact Q).
    pose proof (drawn_back q Qd) as Qb. apply in_drawn in Qd. destruct Qd as [Qp Qm].
    pose proof (pair_of_nodes q Qp) as [Ql _].
    assert (Same : one p = one q -> other p = other q -> False) by (apply before_same; apply F, Q).
    cbn in V. destruct V as [<-|[<-|[]]]; split; intros E.
    - apply Same; congruence.
    - assert (mate (one q) = one p) by congruence. assert (other q = one p) by congruence. lia.
    - assert (mate (other q) = other p) by congruence. assert (one q = other p) by congruence. lia.
    - assert (one q = one p) by congruence. apply Same; congruence. }
  cbn. constructor; [|constructor].
  - intros [E|V]; [lia|]. apply N in V. tauto.
  - intros V. apply N in V. tauto.
  - apply IH. intros q Q. apply D. right. exact Q.
Qed.

Lemma ends_are_nodes : Permutation (flat_map ends (drawn I mate)) (node_list I).
Proof.
  apply NoDup_Permutation.
  - apply ends_different; auto. apply sorted_filter, pairs_sorted.
  - apply count_up_different.
  - intros v. rewrite in_nodes, in_flat_map. split.
    + intros (p & P & E). apply in_drawn in P. destruct P as [P _]. apply pair_of_nodes in P.
      cbn in E. destruct E as [<-|[<-|[]]]; tauto.
    + intros V. destruct (is_a_matching v V) as (B & p & P & J). exists p. rewrite in_drawn.
      unfold joins in J. cbn.
      destruct J as [[<- E]|[E <-]]; repeat split; auto. congruence.
Qed.

(** What each node brings into its pair is brought in once. *)
Lemma sum_of_ends f : sum (fun p => f (one p) + f (other p)) (drawn I mate) = sum f (node_list I).
Proof.
  rewrite <- (sum_permuted f _ _ ends_are_nodes).
  induction (drawn I mate) as [|p l IH]; auto. unfold sum in *. cbn in *. lia.
Qed.

(** How many pairs leave a set: one at least if the set is odd. *)
Definition leaving (s : positive -> bool) : Z :=
  sum (fun p => Z.b2z (xorb (s (one p)) (s (other p)))) (drawn I mate).

Lemma leaves_odd s : Z.odd (size_in I s) = true -> 1 <= leaving s.
Proof.
  unfold size_in. rewrite <- sum_of_ends. intros H.
  assert (E : sum (fun p => Z.b2z (s (one p)) + Z.b2z (s (other p))) (drawn I mate) =
              2 * sum (fun p => Z.b2z (s (one p) && s (other p))) (drawn I mate) + leaving s).
  { unfold leaving. rewrite <- sum_times, <- sum_add. apply sum_same. intros p _.
    destruct (s (one p)), (s (other p)); reflexivity. }
  rewrite E, Z.add_comm, Z.odd_add_mul_2 in H.
  assert (0 <= leaving s). { apply sum_positive. intros p _. destruct (xorb _ _); cbn; lia. }
  assert (leaving s <> 0). { intros Z0. rewrite Z0 in H. discriminate. } lia.
Qed.

End Matching.
